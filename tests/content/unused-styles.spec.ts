import {expect, test} from '@playwright/test';
import {withoutUnused} from '../../plugins/unused-styles';

const STYLES = `
:root { --gap: 1rem }
table { width: 100% }
.card, .card--wide { padding: var(--gap) }
.pills__item { color: red }
html[data-theme='dark'] .card { color: white }
@media print { .pills__item { display: none } .card { color: black } }
`;

test('styles stay for elements, for color modes and for each class that a source names', async () => {
  const styles = await withoutUnused(STYLES, ["<div className={clsx('card')} />"]);
  expect(styles).toContain('table { width: 100% }');
  expect(styles).toContain('--gap');
  expect(styles).toContain("html[data-theme='dark'] .card");
  expect(styles).toContain('.card { color: black }');
});

test('styles go for a class that no source names', async () => {
  const styles = await withoutUnused(STYLES, ["<div className={clsx('card')} />"]);
  expect(styles).not.toContain('pills__item');
  expect(styles).not.toContain('card--wide');
  expect(await withoutUnused(STYLES, ['"pills__item card--wide"'])).toContain('.pills__item');
});
