import { describe, expect, it } from 'vitest';
import { isFocused, withBrowser } from './browser.ts';
import { ann, bob, shelter } from './sample-world.ts';

const { mock, open } = withBrowser();
const lastAction = () => mock().actions.at(-1)?.action;

describe('buttons', () => {
  it('are pending until settled, keep the focus and take no second click', async () => {
    const page = await open(ann.id, shelter.id);
    mock().hold();
    const join = page.getByRole('button', { name: 'Join' });
    await join.focus();
    await page.keyboard.press('Enter');
    await page.locator('[aria-busy=true]', { hasText: 'Join' }).waitFor();
    await page.keyboard.press('Enter');
    expect(await isFocused(join)).toBe(true);
    mock().release();
    await page.locator('.ephemeral').getByText('You pressed join').waitFor();
    expect(await join.getAttribute('aria-busy')).toBe(null);
    expect(mock().actions).toHaveLength(1);
    expect(lastAction()).toMatchObject({ type: 'click', customId: 'join' });
  });

  it('say below their message when the bot did not answer', async () => {
    const page = await open(ann.id, shelter.id);
    await page.getByRole('button', { name: 'End it' }).click();
    await page.locator('.message:has-text("Classic components") + .note').getByText('This interaction failed').waitFor();
    expect(await page.getByRole('button', { name: 'End it' }).getAttribute('aria-busy')).toBe(null);
  });
});

describe('selects', () => {
  it('send one choice at once, by keyboard', async () => {
    const page = await open(ann.id, shelter.id);
    const select = page.getByRole('combobox', { name: 'Choose a game' });
    await select.focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('s');
    expect(await page.getByRole('option', { name: /Silver City/ }).textContent()).toContain('2 to 6 players');
    await page.keyboard.press('Enter');
    await page.getByRole('combobox', { name: 'Choose a game, Silver City' }).waitFor();
    expect(lastAction()).toMatchObject({ type: 'select', customId: 'game', values: ['city'] });
  });

  it('send several after Confirm, never more than allowed', async () => {
    const page = await open(ann.id, shelter.id);
    await page.getByRole('combobox', { name: 'Choose what to carry' }).click();
    expect(await page.getByRole('button', { name: 'Confirm' }).isDisabled()).toBe(true);
    for (const name of [/Rope/, /Lamp/, /Tin/]) await page.getByRole('option', { name }).click();
    expect(await page.getByText('2 chosen').isVisible()).toBe(true);
    expect(mock().actions).toEqual([]);
    await page.getByRole('button', { name: 'Confirm' }).click();
    await page.getByRole('combobox', { name: 'Choose what to carry, Rope, Lamp' }).waitFor();
    expect(lastAction()).toMatchObject({ type: 'select', customId: 'items', values: ['rope', 'lamp'] });
  });

  it('offer people, channels and roles, and Escape chooses nothing', async () => {
    const page = await open(bob.id, shelter.id);
    await page.getByRole('combobox', { name: 'Choose a person' }).click();
    expect(await page.getByRole('option').allTextContents()).toEqual(['Ann', 'Bob', 'Cem', 'Dora', 'Holdout']);
    await page.keyboard.press('Escape');
    expect(await page.getByRole('option').count()).toBe(0);
    await page.getByRole('combobox', { name: 'Choose a channel' }).click();
    expect(await page.getByRole('option', { name: '#workshop' }).count()).toBe(1);
    expect(await page.getByRole('option', { name: '#Ann’s hand' }).count()).toBe(0);
    await page.keyboard.press('Escape');
    await page.getByRole('combobox', { name: 'Choose a role' }).click();
    expect(await page.getByRole('option').allTextContents()).toEqual(['@everyone', '@Moderators']);
    expect(mock().actions).toEqual([]);
  });
});

describe('modals', () => {
  it('are filled in by keyboard and sent with every kind of field', async () => {
    const page = await open(ann.id, shelter.id);
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Pack for the road' });
    await dialog.waitFor();
    await page.keyboard.type('Four of us');
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await dialog.getByText('Bike').waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    expect(lastAction()).toMatchObject({
      type: 'submit',
      values: { name: 'Four of us', vehicle: ['bike'], way: 'south', supplies: ['water'], night: true },
    });
  });

  it('ask for what is required, and Escape sends nothing', async () => {
    const page = await open(ann.id, shelter.id);
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Pack for the road' });
    await dialog.getByRole('textbox', { name: /Name of the party/ }).fill('Us');
    await dialog.getByRole('radio', { name: 'North' }).check();
    await dialog.getByRole('button', { name: 'Submit' }).click();
    expect(await dialog.getByRole('alert').textContent()).toBe('Fill in “Vehicle”.');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(mock().actions.map(({ action }) => action.type)).toEqual(['click']);
  });
});
