export type Count = number | 'many';
