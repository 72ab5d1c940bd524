/** A box of a diagram. */
export type FlowNode = {
  title: string;
  /** A second line, smaller. */
  detail?: string;
  /** Column from 0 to 2 and row from 0; fractions stand between. */
  at: [column: number, row: number];
};

/** Something that goes from one box to another. */
export type FlowStep = {
  from: string;
  to: string;
  /** What goes: a word on the way. */
  packet: string;
  /** The same in a sentence. */
  text: string;
};

/** What goes where, one step after the other: drawn as an animation, and read as a list. */
export type Flow = {
  title: string;
  /** What is to be seen, in a sentence. */
  shows: string;
  nodes: Record<string, FlowNode>;
  steps: FlowStep[];
};
