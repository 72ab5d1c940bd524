import {factBlocks} from '../../../../../plugins/remark/api-reference/fact-blocks';
import {factNames} from '../../../../../plugins/remark/api-reference/product-facts';
import {packageStatus} from '../../../../../src/data/package-status';

/** A page with one mistake, and the whole message that its writer gets. */
export type FailingPage = {mistake: string; mdx: string; message: string};

export const failingPages: FailingPage[] = [
  {
    mistake: 'an unknown member',
    mdx: '### form\n\n<Prop of="remotion#Sequence.form" />',
    message: 'docs/page.mdx:3: No member "form" in Sequence of remotion. Did you mean from?',
  },
  {
    mistake: 'an unknown export',
    mdx: '<Signature of="remotion#Sequnce" />',
    message: 'docs/page.mdx:1: No export "Sequnce" in remotion. Did you mean Sequence?',
  },
  {
    mistake: 'an unknown package',
    mdx: '<Exports of="remotino" />',
    message: 'docs/page.mdx:1: No package "remotino" in the API snapshot. Did you mean remotion?',
  },
  {
    mistake: 'an unknown rendering option',
    mdx: '<Option name="crv" />',
    message: 'docs/page.mdx:1: No rendering option "crv". Did you mean crf?',
  },
  {
    mistake: 'an unknown attribute',
    mdx: '<Prop of="remotion#Sequence.from" defualt="1" />',
    message:
      'docs/page.mdx:1: <Prop> has no attribute "defualt". Did you mean default? ' +
      'It takes: of, default, type.',
  },
  {
    mistake: 'an unknown environment',
    mdx: '<Compatibility chrome="94" lamda />',
    message:
      'docs/page.mdx:1: <Compatibility> has no attribute "lamda". Did you mean lambda? ' +
      'It takes: chrome, firefox, safari, server, lambda, cloudrun, player, studio, ' +
      'client-side-rendering, runs, note.',
  },
  {
    mistake: 'two mistakes on one page',
    mdx: 'Text.\n\n<Install package="reomtion@4" />\n\n- In a list\n\n  <Prop of="Sequence.from" />',
    message:
      'docs/page.mdx:3: <Install> cannot read the package "reomtion@4". Write names without ' +
      'versions, with a space between them: package="@remotion/paths zod"\n' +
      'docs/page.mdx:7: "Sequence.from" does not name an export. Write package#export, such as ' +
      'remotion#interpolate.',
  },
  {
    mistake: 'a missing attribute',
    mdx: '<Signature />',
    message:
      'docs/page.mdx:1: <Signature> needs of. Write: <Signature of="remotion#interpolate" />',
  },
  {
    mistake: 'an attribute without a text',
    mdx: '<Signature of />',
    message: 'docs/page.mdx:1: <Signature> has of without a text. Write: of="…"',
  },
  {
    mistake: 'a computed attribute',
    mdx: '<Signature of={"remotion" + 1} />',
    message:
      'docs/page.mdx:1: <Signature> is expanded before any code runs, so it cannot compute of. ' +
      'Write: of="…"',
  },
  {
    mistake: 'a spread',
    mdx: '<Signature {...props} />',
    message: 'docs/page.mdx:1: <Signature> takes no {…spread}. Write each attribute out.',
  },
  {
    mistake: 'an attribute written twice',
    mdx: '<Option name="crf" name="muted" />',
    message: 'docs/page.mdx:1: <Option> has name twice. Remove one.',
  },
  {
    mistake: 'a block tag within a line',
    mdx: 'See <Signature of="remotion#interpolate" /> here.',
    message:
      'docs/page.mdx:1: <Signature> stands within a line of text. Put it on a line of its own.',
  },
  {
    mistake: 'a fact within a heading',
    mdx: '## from <Fact of="lambda.memoryInMb.max" />',
    message:
      "docs/page.mdx:1: <Fact> would become part of the heading's anchor. " +
      'Put it on its own line below.',
  },
  {
    mistake: 'content in a tag that takes none',
    mdx: '<Exports of="remotion">\n\nText.\n\n</Exports>',
    message: 'docs/page.mdx:1: <Exports> takes no content. Write: <Exports … />',
  },
  {
    mistake: 'a default that the snapshot knows',
    mdx: '<Prop of="remotion#Sequence.from" default="0" />',
    message:
      'docs/page.mdx:1: <Prop> repeats that the default of remotion#Sequence.from is 0. ' +
      'Remove default="…".',
  },
  {
    mistake: 'a default that contradicts the snapshot',
    mdx: '<Prop of="remotion#Sequence.from" default="1" />',
    message:
      'docs/page.mdx:1: <Prop> says that the default of remotion#Sequence.from is 1, ' +
      'but the snapshot says 0. Remove default="…".',
  },
  {
    mistake: 'a type that contradicts the snapshot',
    mdx: '<Prop of="remotion#Sequence.from" type="string" />',
    message:
      'docs/page.mdx:1: <Prop> says that the type of remotion#Sequence.from is string, ' +
      'but the snapshot says number. Remove type="…".',
  },
  {
    mistake: 'a version in a tag',
    mdx: '<Prop of="remotion#Sequence.layout" since="4.0.140" />',
    message:
      'docs/page.mdx:1: <Prop> has no attribute "since". It takes: of, default, type.',
  },
  {
    mistake: 'a page of a version after the documented one',
    mdx: '---\nkind: guide\nsince: 4.0.384\n---\n\nText.',
    message:
      'docs/page.mdx:1: The front matter has since 4.0.384, which is later than the documented ' +
      '4.0.383. Leave out what is newer.',
  },
  {
    mistake: 'a front matter without a real version',
    mdx: '---\nkind: api\npackage: remotion\nsince: v4.0.1\n---\n\nText.',
    message:
      'docs/page.mdx:1: The front matter has since v4.0.1, which is not a version. ' +
      'Write three numbers without v, for example 4.0.383.',
  },
  {
    mistake: 'an export where a member is meant',
    mdx: '<Prop of="remotion#Sequence" />',
    message:
      'docs/page.mdx:1: "remotion#Sequence" does not name a member. Write package#export.member.',
  },
  {
    mistake: 'a member where an export is meant',
    mdx: '<Signature of="remotion#Sequence.from" />',
    message: 'docs/page.mdx:1: <Signature> describes a whole export, and remotion#Sequence.from is a ' +
      'member of one. Write: of="remotion#Sequence"',
  },
  {
    mistake: 'a table of an unknown argument',
    mdx: '<PropTable of="remotion#interpolate.option" />',
    message:
      'docs/page.mdx:1: No member "option" in interpolate of remotion. Did you mean options?',
  },
  {
    mistake: 'a table of nothing',
    mdx: '<PropTable of="remotion#Sequence.from" />',
    message:
      'docs/page.mdx:1: <PropTable> has nothing to list: remotion#Sequence.from has no props ' +
      'or fields.',
  },
  {
    mistake: 'the return value of a component',
    mdx: '<Returns of="remotion#Sequence" />',
    message:
      'docs/page.mdx:1: <Returns> is for functions and hooks, and remotion#Sequence is a ' +
      'component. Remove the tag.',
  },
  {
    mistake: 'a compatibility table without columns',
    mdx: '<Compatibility />',
    message:
      'docs/page.mdx:1: <Compatibility> names no browser and no environment. ' +
      'Write, for example: <Compatibility chrome="94" firefox="no" server lambda />',
  },
  {
    mistake: 'a support that is neither yes, no nor a version',
    mdx: '<Compatibility safari="maybe" />',
    message:
      'docs/page.mdx:1: <Compatibility> cannot read safari="maybe". Write safari, safari="no", ' +
      'or the first version that works: safari="94"',
  },
  {
    mistake: 'a note beside content',
    mdx: '<Compatibility server note="A">\n\nB\n\n</Compatibility>',
    message: 'docs/page.mdx:1: <Compatibility> has a note and content. Keep one of them.',
  },
  {
    mistake: 'an unknown package of the toolkit',
    mdx: '<Install package="@remotion/pths" />',
    message:
      'docs/page.mdx:1: <Install> knows no package "@remotion/pths" of the toolkit. ' +
      'Did you mean @remotion/paths?',
  },
  {
    mistake: 'a package with a version',
    mdx: '<Install package="remotion@4.0.1" />',
    message:
      'docs/page.mdx:1: <Install> cannot read the package "remotion@4.0.1". Write names without ' +
      'versions, with a space between them: package="@remotion/paths zod"',
  },
  {
    mistake: 'an option without a shared text',
    mdx: '<Option name="muted" />',
    message:
      'docs/page.mdx:1: <Option name="muted"> shows a text that is not written yet. Write ' +
      'docs/_options/muted.mdx: what the option changes and what a wrong value does, ' +
      'without front matter.',
  },
  {
    mistake: 'a shared text with an import and another option',
    mdx: '<Option name="scale" />',
    message:
      'docs/_options/scale.mdx:1: a shared option text cannot import or export. ' +
      'Keep it to Markdown and tags.\n' +
      'docs/_options/scale.mdx:5: a shared option text cannot contain another <Option>. ' +
      'Link to its page instead.',
  },
  {
    mistake: 'an unknown fact',
    mdx: 'At most <Fact of="cloudrun.maxInstance" />.',
    message:
      'docs/page.mdx:1: <Fact> knows no "cloudrun.maxInstance". ' +
      `Did you mean cloudrun.maxInstances or cloudrun.minInstances? There are: ${factNames().join(', ')}.`,
  },
  {
    mistake: 'an unknown table of facts',
    mdx: '<Facts of="lambda-region" />',
    message:
      'docs/page.mdx:1: <Facts> knows no "lambda-region". Did you mean lambda-regions? There are: ' +
      `${Object.keys(factBlocks).join(', ')}.`,
  },
  {
    mistake: 'a package without a status',
    mdx: '<Status of="@remotion/media-parsr" />',
    message:
      'docs/page.mdx:1: <Status> knows no status of "@remotion/media-parsr". ' +
      `Did you mean @remotion/media-parser? There are: ${packageStatus.map((each) => each.package).join(', ')}.`,
  },
];
