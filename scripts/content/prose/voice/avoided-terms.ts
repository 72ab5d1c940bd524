import type {Phrase} from './phrase';

/**
 * One word for one thing, and the word that readers type into a search box. Each has the places
 * where it is right: `sound` in "sound effect", `picture` in "picture-in-picture". Names of APIs are
 * in code, where no rule looks.
 */
export const avoidedTerms: Phrase[] = [
  {
    id: 'picture',
    pattern: /\bpictures?\b/i,
    except: /\bpicture[- ]in[- ]picture\b|\bprofile pictures?\b/i,
    write: 'image, frame, preview or video, whichever it is',
    examples: {
      wrong: 'The picture stays black.',
      right: 'Watch the preview, or use picture-in-picture.',
    },
  },
  {
    id: 'sound',
    pattern: /\bsounds?(?: tracks?)?\b/i,
    except:
      /\bsound (?:effects?|cards?|design(?:er|ers)?|engineers?|waves?)\b|\bsurround sound\b|\b(?:it|that|this|voice|recording|music|page|site|sentence) sounds\b|\b(?:they|voices|recordings) sound\b|\bsounds? (?:like|good|right|bad|wrong|dull|natural|different|differently|better|worse|louder|quieter|higher|lower|deeper|hollow|tinny|the same|as if)\b/i,
    write: 'audio, audio track or sound effect',
    examples: {
      wrong: 'The video has no sound.',
      right: 'The audio sounds dull because the sound effect covers it.',
    },
  },
  {
    id: 'processor',
    pattern: /\bprocessors?\b/i,
    except: /\b(?:payment|word|data|image|audio|video|text|signal|post|pre|sub)[- ]processors?\b/i,
    write: 'CPU or core',
    examples: {
      wrong: 'It uses all processors of the machine.',
      right: 'It uses all cores, and a payment processor handles the bill.',
    },
  },
  {
    id: 'graphics card',
    pattern: /\bgraphics? cards?\b/i,
    write: 'GPU',
    examples: {wrong: 'Render on a graphics card.', right: 'Render on a GPU.'},
  },
  {
    id: 'address',
    pattern: /\baddress(?:es)?\b/i,
    except:
      /\b(?:e-?mail|IP(?:v[46])?|memory|postal|mailing|billing|street|MAC) address(?:es)?\b|\baddress bar\b|\b(?:to|can|could|will|may|should|must|we|you|they) address\b/i,
    write: 'URL, endpoint or IP address',
    examples: {
      wrong: 'Open the address in the browser.',
      right: 'Open the URL and enter your email address.',
    },
  },
  {
    id: 'time limit',
    pattern: /\btime limits?\b/i,
    write: 'timeout',
    examples: {wrong: 'The function has a time limit.', right: 'The function has a timeout.'},
  },
  {
    id: 'how large it is',
    pattern:
      /\bhow (?:large|heavy|big) (?:it|they|(?:the|a|your) (?:file|video|image|result|output|frame)s?) (?:is|are|gets?|becomes?)\b/i,
    write: 'file size, bitrate, resolution or dimensions',
    examples: {wrong: 'It says how heavy the file is.', right: 'It reports the file size.'},
  },
  {
    id: 'anew',
    pattern: /\banew\b/i,
    write: 'again, or reload for a page',
    examples: {wrong: 'Start the Studio anew.', right: 'Start the Studio again.'},
  },
  {
    id: 'once more',
    pattern: /\bonce more\b/i,
    write: 'again',
    examples: {wrong: 'Run it once more.', right: 'Run it again.'},
  },
  {
    id: 'dear',
    pattern: /\bdear(?:er|est)?\b/i,
    except: /\bDear(?= [A-Z])/,
    write: 'expensive, or costs more',
    examples: {wrong: 'A longer render is dearer.', right: 'A longer render costs more.'},
  },
  {
    id: 'brake',
    pattern: /\bbrak(?:e|es|ed|ing)\b/i,
    write: 'slow down, or damp for a spring',
    examples: {
      wrong: 'How strongly the movement is braked.',
      right: 'How quickly the motion dies out.',
    },
  },
  {
    id: 'give back',
    pattern: /\b(?:gives?|gave|given|giving)(?: (?:it|them|this|that))? back\b/i,
    write: 'return, or release for a handle',
    examples: {
      wrong: 'The hook gives back a number.',
      right: 'The hook returns a number.',
    },
  },
  {
    id: 'is not regarded',
    pattern: /\b(?:is|are|was|were) not regarded\b|\b(?:is|are)n[’']t regarded\b/i,
    write: 'is ignored',
    examples: {wrong: 'The option is not regarded.', right: 'The option is ignored.'},
  },
  {
    id: 'belongs into',
    pattern: /\bbelongs? into\b/i,
    write: 'belongs in',
    examples: {wrong: 'The key belongs into the file.', right: 'The key belongs in the file.'},
  },
  {
    id: 'works alike',
    pattern: /\bworks? alike\b/i,
    write: 'works the same way',
    examples: {wrong: 'Vitest and Jest work alike.', right: 'Vitest and Jest work the same way.'},
  },
  {
    id: 'no more than',
    pattern: /\b(?:no more than|none but)\b/i,
    write: 'at most or only, with the number',
    examples: {wrong: 'Keep no more than 300 points.', right: 'Keep at most 300 points.'},
  },
];
