/*
 * Messages and what people paste are compared as words: without case, punctuation, numbers, colors of
 * a terminal and line breaks. A number is part of no message's identity: "after 28000ms" is "after ms".
 */

/** Colors and other commands of a terminal, also where a copy has lost the escape character. */
const ANSI = /\p{Cc}?\[(?:\d{1,3};?)*m|(?![\n\t])\p{Cc}\[\??[\d;]*[A-Za-z]/gu;

/** Between two variable parts of a text that was made of a template. */
const VARIABLE = '…';

/** The most that is read of a paste, in characters. */
const LONGEST = 20_000;

/** How a process ended. Those from 126 on have a meaning of their own, so they are words. */
const EXIT_CODE = /((?:code|status|errno)\W{1,3})(1[234]\d|32\d{8})(?!\d)/gi;
const exitWord = (_: string, before: string, code: string): string =>
  `${before}exit${[...code].map((digit) => 'abcdefghij'[Number(digit)]).join('')}`;

/** What is left of a text, as words with one space around each. */
export const wordsOf = (text: string): string =>
  ` ${text
    .slice(0, LONGEST)
    .replace(ANSI, '')
    .replace(EXIT_CODE, exitWord)
    .toLowerCase()
    .replace(/[^\p{L}]+/gu, ' ')
    .trim()} `;

/** The parts of a template that don't vary, as words. Parts without a word are left out. */
export const partsOf = (template: string): string[] =>
  template
    .split(VARIABLE)
    .map(wordsOf)
    .filter((part) => part.trim() !== '');

/** Lines that say something: no stack frames, code excerpts and empty lines. */
export const linesOf = (text: string): string[] =>
  text
    .slice(0, LONGEST)
    .replace(ANSI, '')
    .split('\n')
    .filter((line) => !/^\s*(at\s|\d+ [│|]|[│|>]?\s*\d+\s*[│|])/.test(line))
    .map(wordsOf)
    .filter((line) => line.trim() !== '');
