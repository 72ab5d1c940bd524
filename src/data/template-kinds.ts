/** What a template is for. The order is that of the filter. */
export const templateKinds = [
  {id: 'starter', label: 'Starters'},
  {id: 'web-app', label: 'Web apps'},
  {id: 'audio', label: 'Audio'},
  {id: 'captions', label: 'Captions'},
  {id: '3d', label: '3D'},
  {id: 'still', label: 'Stills'},
  {id: 'server', label: 'Servers'},
  {id: 'paid', label: 'Paid'},
] as const;

export type TemplateKind = (typeof templateKinds)[number]['id'];
