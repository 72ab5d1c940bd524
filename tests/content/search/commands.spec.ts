import {expect, test} from '@playwright/test';
import {foreignNames, namesIn} from '../../../plugins/search/names';
import {composeAnswer} from '../../../src/features/ask/answer';
import {isFollowUp, kindOfQuestion} from '../../../src/features/ask/kind';
import {commandQuery, matchCommands, PLACES} from '../../../src/features/search/commands';

test('a query behind > lists commands by their words, and every other one searches', () => {
  expect(['>', ' > player', 'a > b', ''].map(commandQuery)).toEqual(['', 'player', null, null]);
  expect(matchCommands(PLACES, 'pricing LICENSE').map(({path}) => path)).toEqual(['/docs/license']);
  expect(matchCommands(PLACES, 'nowhere')).toEqual([]);
  expect(matchCommands(PLACES, '')).toHaveLength(PLACES.length);
  console.log(`commands: ${PLACES.length} places`);
});

test('names that no page holds are told from those that one does', () => {
  const foreign = (question: string) =>
    foreignNames(namesIn(question), (term) => ['lambda', 'usecurrentframe'].includes(term));
  const none = {foreignNames: 0, foreignCode: 0, foreignCompounds: 0};
  expect(foreign('How do I call useCurrentFrame() on Lambda?')).toEqual(none);
  expect(foreign('Does Screenity use moviePy or lottie-ios?')).toEqual({
    foreignNames: 2,
    foreignCode: 1,
    foreignCompounds: 1,
  });
});

test('the kind of a question, and whether it goes on about the one before, follow from its form', () => {
  const questions = ['How do I fade?', 'What is a still?', 'Can I use Vue?', 'How many frames?'];
  expect(questions.map(kindOfQuestion)).toEqual(['steps', 'definition', 'yes-no', 'number']);
  expect(
    ['And on Lambda?', 'Does that work with audio?', 'How do I fade a text?'].map(isFollowUp),
  ).toEqual([true, true, false]);
});

test('a signature is quoted only to those who ask about types', () => {
  const markdown = '```ts\nfunction spring(options: {\n  frame: number;\n}): number;\n```';
  const source = {
    title: 'spring()',
    heading: 'Signature',
    category: '',
    url: '/docs/spring',
    markdown,
  };
  const finding = {words: ['spring'], sources: [source]};
  expect(composeAnswer(finding, 'How do I bounce?').excerpts).toEqual([]);
  expect(composeAnswer(finding, 'Which arguments has spring?').excerpts).toHaveLength(1);
});
