import {
  ActionRowBuilder,
  AttachmentBuilder,
  ButtonBuilder,
  ButtonStyle,
  ComponentType,
  ContainerBuilder,
  FileUploadBuilder,
  LabelBuilder,
  MediaGalleryBuilder,
  MessageFlags,
  ModalBuilder,
  StringSelectMenuBuilder,
  TextInputBuilder,
  TextInputStyle,
  UserSelectMenuBuilder,
} from 'discord.js';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { gate, onCommand, type Rig, startRig } from './rig.ts';

let rig: Rig;

beforeAll(async () => {
  rig = await startRig({ ackMs: 400 });
});
afterEach(() => {
  expect(rig.takeErrorCodes()).toEqual([]);
});
afterAll(() => rig.stop());

const button = (id: string, label = id) => new ButtonBuilder({ customId: id, label, style: ButtonStyle.Primary });
const row = (...buttons: ButtonBuilder[]) => new ActionRowBuilder<ButtonBuilder>({ components: buttons });

describe('slash commands', () => {
  it('answers in the channel for everybody to see', async () => {
    rig.handler = onCommand((interaction) => interaction.reply(`hello from ${interaction.channel?.id}`));
    const seen = await rig.hand('Ann').slash('go');
    expect(seen).toMatchObject({ kind: 'message', ephemeral: false });
    expect(seen.message?.content).toBe(`hello from ${rig.local.channel('general').id}`);
    expect(rig.hand('Bob').sees('general').at(-1)?.id).toBe(seen.message?.id);
  });

  it('shows an ephemeral answer to its one person, through edits and until it is dismissed', async () => {
    rig.handler = onCommand(async (interaction) => {
      await interaction.reply({ content: 'secret', flags: MessageFlags.Ephemeral });
      await interaction.editReply('secret two');
    });
    const { message, ephemeral } = await rig.hand('Ann').slash('go');
    expect(ephemeral).toBe(true);
    await rig.hand('Ann').waitFor((other) => other.content === 'secret two');
    expect(
      rig
        .hand('Bob')
        .sees()
        .map(({ content }) => content),
    ).not.toContain('secret two');
    expect(() => rig.hand('Bob').dismiss(message?.id ?? '')).toThrow('gone');
    rig.hand('Ann').dismiss(message?.id ?? '');
    expect(
      rig
        .hand('Ann')
        .sees()
        .map(({ id }) => id),
    ).not.toContain(message?.id);
  });

  it('gives subcommands, options and what their ids stand for', async () => {
    const got = gate<unknown[]>();
    rig.handler = onCommand(async (interaction) => {
      const { options } = interaction;
      got.open([options.getSubcommand(), options.getString('name'), options.getUser('to')?.displayName, options.getInteger('days')]);
      await interaction.reply('lent');
    });
    await rig.hand('Ann').slash('tool lend', { name: 'saw', to: rig.hand('Cem').id, days: 2 });
    expect(await got.opened).toEqual(['lend', 'saw', 'Cem', 2]);
  });

  it('refuses what the command does not take, before the bot hears of it', async () => {
    const ann = rig.hand('Ann');
    await expect(ann.slash('nothing')).rejects.toThrow('no such command');
    await expect(ann.slash('tool lend')).rejects.toThrow('needed: name');
    await expect(ann.slash('tool lend', { name: 'saw', days: 10 })).rejects.toThrow('value of days');
    await expect(ann.slash('tool lend', { name: 'saw', state: 'rusty' })).rejects.toThrow('value of state');
    await expect(ann.slash('tool lend', { name: 'saw', to: '5' })).rejects.toThrow('value of to');
    await expect(ann.slash('tool lend', { name: 'saw', colour: 'red' })).rejects.toThrow('option: colour');
  });

  it('keeps commands with default permissions from those who lack them', async () => {
    rig.handler = onCommand((interaction) => interaction.reply('ruled'));
    expect((await rig.hand('Dee').slash('rule')).message?.content).toBe('ruled');
    await expect(rig.hand('Bob').slash('rule')).rejects.toThrow('no such command');
  });

  it('offers the choices of an autocomplete', async () => {
    rig.handler = async (interaction) => {
      if (interaction.isAutocomplete()) await interaction.respond([{ name: `${interaction.options.getFocused()}w`, value: 'saw' }]);
    };
    expect(await rig.hand('Ann').suggest('tool lend', 'name', { name: 'sa' })).toEqual([{ name: 'saw', value: 'saw' }]);
  });
});

describe('deferred answers', () => {
  it('thinks first, and ends with the edit, a picture included', async () => {
    const png = Buffer.from('89504e470d0a1a0a0000000d4948445200000007000000050802000000', 'hex');
    rig.handler = onCommand(async (interaction) => {
      await interaction.deferReply();
      await interaction.editReply({
        embeds: [{ title: 'Board', image: { url: 'attachment://b.png' } }],
        files: [new AttachmentBuilder(png, { name: 'b.png', description: 'A board' })],
      });
    });
    const { message } = await rig.hand('Ann').slash('go');
    const file = message?.attachments[0];
    expect(file).toMatchObject({ filename: 'b.png', description: 'A board', width: 7, height: 5, size: png.length });
    expect(message?.embeds[0]?.image?.url).toBe(file?.url);
    expect(message?.edited_timestamp).toBeNull();
    expect(Buffer.from(await (await fetch(file?.url ?? '')).arrayBuffer())).toEqual(png);
  });

  it('stays as private as it was deferred, whatever the edit says', async () => {
    rig.handler = onCommand(async (interaction) => {
      await interaction.deferReply({ flags: MessageFlags.Ephemeral });
      await interaction.editReply('done');
    });
    const seen = await rig.hand('Ann').slash('go');
    expect(seen.ephemeral).toBe(true);
    expect(
      rig
        .hand('Bob')
        .sees()
        .map(({ id }) => id),
    ).not.toContain(seen.message?.id);
  });

  it('can be taken away', async () => {
    rig.handler = onCommand(async (interaction) => {
      await interaction.deferReply();
      await interaction.deleteReply();
    });
    expect(await rig.hand('Ann').slash('go')).toMatchObject({ kind: 'nothing', message: null });
  });

  it('is followed up by a private message to the same person', async () => {
    const ids = gate<string>();
    rig.handler = onCommand(async (interaction) => {
      await interaction.reply('public');
      ids.open((await interaction.followUp({ content: 'private', flags: MessageFlags.Ephemeral })).id);
    });
    await rig.hand('Ann').slash('go');
    const id = await ids.opened;
    expect(
      rig
        .hand('Ann')
        .sees()
        .map((message) => message.id),
    ).toContain(id);
    expect(
      rig
        .hand('Bob')
        .sees()
        .map((message) => message.id),
    ).not.toContain(id);
  });
});

describe('components', () => {
  it('lets two people press the buttons of one message', async () => {
    const presses: string[] = [];
    rig.handler = async (interaction) => {
      if (interaction.isButton()) {
        presses.push(interaction.user.displayName);
        await interaction.update({ content: presses.join(), components: [row(button('more'), button('off').setDisabled(true))] });
      } else if (interaction.isChatInputCommand()) await interaction.reply({ content: 'press', components: [row(button('more', 'More'))] });
    };
    const { message } = await rig.hand('Ann').slash('go');
    await rig.hand('Ann').click(message?.id ?? '', 'More');
    const seen = await rig.hand('Bob').click(message?.id ?? '', 'more');
    expect(seen).toMatchObject({ kind: 'update', message: { id: message?.id, content: 'Ann,Bob' } });
    await expect(rig.hand('Bob').click(message?.id ?? '', 'off')).rejects.toThrow('switched off');
    await expect(rig.hand('Bob').click(message?.id ?? '', 'less')).rejects.toThrow('no such control');
  });

  it('keeps the buttons of a private message from others', async () => {
    rig.handler = onCommand((interaction) =>
      interaction.reply({ content: 'mine', components: [row(button('a'))], flags: MessageFlags.Ephemeral }),
    );
    const { message } = await rig.hand('Ann').slash('go');
    await expect(rig.hand('Bob').click(message?.id ?? '', 'a')).rejects.toThrow('may not see it');
  });

  it('gives what was chosen in selects of texts and of people', async () => {
    const chosen: string[] = [];
    rig.handler = async (interaction) => {
      if (interaction.isStringSelectMenu()) chosen.push(...interaction.values);
      if (interaction.isUserSelectMenu()) chosen.push(...interaction.users.map((user) => user.displayName));
      if (interaction.isAnySelectMenu()) await interaction.deferUpdate();
      if (interaction.isChatInputCommand()) {
        const fruit = new StringSelectMenuBuilder({
          customId: 'fruit',
          placeholder: 'Fruit',
          maxValues: 2,
          options: [
            { label: 'Fig', value: 'fig' },
            { label: 'Pear', value: 'pear' },
          ],
        });
        await interaction.reply({
          content: 'choose',
          components: [
            new ActionRowBuilder<StringSelectMenuBuilder>({ components: [fruit] }),
            new ActionRowBuilder<UserSelectMenuBuilder>({ components: [new UserSelectMenuBuilder({ customId: 'who' })] }),
          ],
        });
      }
    };
    const { message } = await rig.hand('Ann').slash('go');
    expect(await rig.hand('Bob').select(message?.id ?? '', 'Fruit', ['pear', 'fig'])).toMatchObject({ kind: 'update' });
    await rig.hand('Bob').select(message?.id ?? '', 'who', [rig.hand('Dee').id]);
    expect(chosen).toEqual(['pear', 'fig', 'Dee']);
    await expect(rig.hand('Bob').select(message?.id ?? '', 'fruit', ['plum'])).rejects.toThrow('Choose among');
    await expect(rig.hand('Bob').select(message?.id ?? '', 'fruit', [])).rejects.toThrow('Choose among');
  });

  it('shows components of version 2 with a picture uploaded in the answer itself', async () => {
    const box = new ContainerBuilder()
      .addTextDisplayComponents({ type: ComponentType.TextDisplay, content: 'Board' })
      .addMediaGalleryComponents(new MediaGalleryBuilder({ items: [{ media: { url: 'attachment://b.png' }, description: 'A board' }] }));
    rig.handler = onCommand((interaction) =>
      interaction.reply({
        components: [box],
        files: [new AttachmentBuilder(Buffer.from('x'), { name: 'b.png' })],
        flags: MessageFlags.IsComponentsV2,
        withResponse: true,
      }),
    );
    const { message } = await rig.hand('Ann').slash('go');
    const [container] = (message?.components ?? []) as { components?: { items?: { media: { url: string } }[] }[] }[];
    expect(container?.components?.[1]?.items?.[0]?.media.url).toBe(message?.attachments[0]?.url);
  });
});

describe('modals', () => {
  const modal = () =>
    new ModalBuilder({ customId: 'form', title: 'Form' })
      .addLabelComponents(
        new LabelBuilder({ label: 'Name' }).setTextInputComponent(
          new TextInputBuilder({ customId: 'name', style: TextInputStyle.Short, maxLength: 5 }),
        ),
      )
      .addLabelComponents(
        new LabelBuilder({ label: 'Fruit' }).setStringSelectMenuComponent(
          new StringSelectMenuBuilder({ customId: 'fruit', options: [{ label: 'Fig', value: 'fig' }] }),
        ),
      )
      .addLabelComponents(
        new LabelBuilder({ label: 'Proof' }).setFileUploadComponent(new FileUploadBuilder().setCustomId('proof').setRequired(false)),
      );

  it('opens on a button, takes what it asks for, and may then update the message', async () => {
    rig.handler = async (interaction) => {
      if (interaction.isChatInputCommand()) await interaction.reply({ content: 'start', components: [row(button('open'))] });
      if (interaction.isButton()) await interaction.showModal(modal());
      if (interaction.isModalSubmit() && interaction.isFromMessage()) {
        const { fields } = interaction;
        await interaction.update(
          `${fields.getTextInputValue('name')} likes ${fields.getStringSelectValues('fruit')} ${fields.getUploadedFiles('proof')?.first()?.name}`,
        );
      }
    };
    const { message } = await rig.hand('Ann').slash('go');
    const opened = await rig.hand('Bob').click(message?.id ?? '', 'open');
    expect(opened).toMatchObject({ kind: 'modal', modal: { title: 'Form' } });
    await expect(rig.hand('Bob').submit(opened, { name: 'Robert', fruit: ['fig'] })).rejects.toThrow('name');
    await expect(rig.hand('Bob').submit(opened, { name: '', fruit: ['fig'] })).rejects.toThrow('name');
    await expect(rig.hand('Ann').submit(opened, { name: 'Ann', fruit: ['fig'] })).rejects.toThrow('not open');
    const file = { name: 'a.txt', type: 'text/plain', data: Buffer.from('hey') };
    const seen = await rig.hand('Bob').submit(opened, { name: 'Bob', fruit: ['fig'], proof: [file] });
    expect(seen).toMatchObject({ kind: 'update', message: { id: message?.id, content: 'Bob likes fig a.txt' } });
  });

  it('can not answer a modal', async () => {
    rig.handler = async (interaction) => {
      if (interaction.isChatInputCommand()) await interaction.showModal(modal());
      if (interaction.isModalSubmit())
        await rig.client.rest.post(`/interactions/${interaction.id}/${interaction.token}/callback`, {
          auth: false,
          body: { type: 9, data: modal().toJSON() },
        });
    };
    const opened = await rig.hand('Ann').slash('go');
    await expect(rig.hand('Ann').submit(opened, { name: 'Ann', fruit: ['fig'] })).rejects.toThrow('did not respond');
    expect(rig.takeErrorCodes()).toEqual([50035]);
  });
});

it('answers as the published schemas say', () => {
  expect(rig.misfits()).toEqual([]);
  expect(rig.local.calls.filter(({ answerSchema }) => answerSchema !== null).length).toBeGreaterThan(5);
});
