import {expect, test} from '@playwright/test';
import {avoidedTerms} from '../../../scripts/content/prose/voice/avoided-terms';
import {findPhrases} from '../../../scripts/content/prose/voice/phrase';
import {suspectPhrases} from '../../../scripts/content/prose/voice/suspect-phrases';

const phrases = [...avoidedTerms, ...suspectPhrases];

const idsIn = (text: string): string[] => findPhrases(text, phrases).map(({phrase}) => phrase.id);

test('each phrase is found in its wrong example, and nothing is found in its right one', () => {
  console.log(`prose: ${phrases.length} phrases, each with a wrong and a right example`);
  expect(new Set(phrases.map(({id}) => id)).size).toBe(phrases.length);
  for (const {id, examples} of phrases) {
    expect(idsIn(examples.wrong), examples.wrong).toContain(id);
    expect(idsIn(examples.right), examples.right).toEqual([]);
  }
});

test('what only looks like a phrase passes', () => {
  const right = [
    'Picture-in-picture shows the webcam above the screen.',
    'It sounds like an echo, and the voice sounds higher.',
    'Add a sound effect for each click.',
    'The payment processor charges your IP address once.',
    'You can render both at once, and eight requests at once reach the server.',
    'Several large videos decode at once.',
    'A still stands in for the video.',
    'Files of your own §§§ folder, and the server of your own account.',
    'There is no way to cancel it.',
    'Nothing happens when you click.',
    'Commit as before.',
    'The timer that was running before.',
    'The error says what to change.',
    'Anyone who has the URL can open it.',
    'Who needs a license?',
    'Everything in between is skipped.',
  ];
  for (const sentence of right) {
    expect(idsIn(sentence), sentence).toEqual([]);
  }
});

test('sentences that the voice of the site names as wrong are found', () => {
  const wrong = [
    'if it is not found by itself',
    'shortens nothing in the file',
    'in the way that your shell asks for',
    'lets each two of them overlap',
    'nothing costs, while nobody renders',
    'Before the render, in §§§, is right.',
    'who has the private key can do everything',
    'it says so, too, and is not',
    '§§§ is all:',
    'What it computes, it computes hundreds of times',
    'That is no question of speed',
    'it is no way out on Lambda',
    'must not leave the house',
    'an update of yours changes no video',
    'A question more can mean reading the whole file',
    'How strongly the movement is braked.',
    'the picture in the middle',
    'Check what is there:',
    'The cache goes by addresses',
  ];
  for (const sentence of wrong) {
    expect(idsIn(sentence), sentence).not.toEqual([]);
  }
});
