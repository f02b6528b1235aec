import { describe, expect, it } from 'vitest';
import { faults } from './broken.ts';
import { properties, uphold } from './contract.ts';

describe('a broken game is caught', () => {
  it.each(faults)('$breaks: by $by', ({ breaks, complaint, game }) => {
    const property = properties.find(({ name }) => name === breaks)!;
    const messages = messagesOf(() => uphold(property, game));
    expect(messages).toContain(`${breaks}: `);
    expect(messages).toContain(complaint);
  });

  it.each(properties)('for the property "$name" at least once', ({ name }) => {
    expect(faults.map(({ breaks }) => breaks)).toContain(name);
  });
});

function messagesOf(act: () => void): string {
  try {
    act();
  } catch (error) {
    return (error as Error).message;
  }
  return 'nothing was caught';
}
