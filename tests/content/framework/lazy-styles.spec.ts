import {join} from 'node:path';
import {expect, test} from '@playwright/test';
import {Joi} from '@docusaurus/utils-validation';
import {filesIn, validateOptions} from '../../../plugins/framework/lazy-styles';

const validate = (options: unknown) =>
  validateOptions({
    options: options as never,
    validate: (schema, value) => Joi.attempt(value, schema as never) as never,
  });

test('takes the files in its folders, and no others', () => {
  const pattern = filesIn(['src/components/Modal', 'node_modules/@docsearch/css']);
  const file = (path: string) => join('/site', path);
  expect(file('src/components/Modal/styles.css')).toMatch(pattern);
  expect(file('node_modules/@docsearch/css/dist/modal.css')).toMatch(pattern);
  expect(file('src/components/ModalButton/styles.css')).not.toMatch(pattern);
});

test('refuses options that are unknown or missing', () => {
  const options = {name: 'modal', folders: ['src']};
  expect(validate(options)).toEqual(options);
  expect(() => validate({...options, name: 'a/b'})).toThrow('name');
  expect(() => validate({...options, folders: []})).toThrow('folders');
  expect(() => validate({...options, test: 'x'})).toThrow('test');
});
