import type {Phrase} from './phrase';

/** Sentences that a native writer would not write: most are word for word from another language. */
export const suspectPhrases: Phrase[] = [
  {
    id: 'by itself',
    pattern: /\b(?:by|of) (?:it|them)sel(?:f|ves)\b/i,
    write: 'automatically or alone, or leave it out',
    examples: {
      wrong: 'The command finds the service by itself.',
      right: 'The command finds the service automatically.',
    },
  },
  {
    id: 'of its own',
    pattern: /\bof (?:yours|mine|ours|theirs|(?:its|their|your|our|my) own)\b/i,
    write: '"its own …" or "your …" before the noun',
    examples: {
      wrong: 'Each clip has a clock of its own.',
      right: 'Each clip has its own clock, which a component of your own choice reads.',
    },
    // With a noun behind it, it is a possession like any other: \"files of your own project\".
    except:
      /\bof (?:its|their|your|our|my) own (?:§|choice|accord|making|public|project|code|server|account|app|website|users|components?)/i,
  },
  {
    id: 'at once',
    pattern: /\bat once\b/i,
    // "Several at once" and "functions that run at once" are right, "returns at once" is not.
    except:
      /\b(?:both|all|everything|several|many|few|multiple|more(?! than)|two|three|four|five|six|seven|eight|nine|ten|dozens?|hundreds?|thousands?|\d+(?= [a-z-]+s\b)(?! ms)|times|too much|how (?:many|much)|maximum|number of|limits?) (?:(?!(?:comes?|begins?|starts|ends?|returns?|resolves?|thrown|gone|leaves?|stops?|message) )[^\s.,:;]+ ){0,6}?at once\b|\b(?:functions|renders|users|requests|files|videos|clips|tabs) (?:that |which )?(?:(?:can|may|must|should|all) )?(?:run|play|render|load|start|work) at once\b/i,
    write: 'immediately, or "at the same time"',
    examples: {
      wrong: 'The promise resolves at once.',
      right: 'The promise resolves immediately, and you can render several videos at once.',
    },
  },
  {
    id: 'in between',
    pattern: /\bin between\b/i,
    except: /\b(?:everything|something|anything|nothing|frames|values|pauses) in between\b/i,
    write: '"between them", or say what is between what',
    examples: {
      wrong: 'The data has changed in between.',
      right: 'The data changed between the two requests. The renderer skips the frames in between.',
    },
  },
  {
    id: 'is no question',
    pattern: /\b(?:is|are|was) no (?:question|matter|way|reason|problem|help|use|must)\b/i,
    except: /\bthere (?:is|are|was) no (?:way|reason|problem|help|use)\b/i,
    write: `"isn't a …", or "doesn't help"`,
    examples: {
      wrong: 'That is no question of speed.',
      right: "This isn't a performance problem, and there is no way to avoid it.",
    },
  },
  {
    id: 'no way out',
    pattern: /\bno way out\b/i,
    write: "won't help",
    examples: {wrong: 'On Lambda there is no way out.', right: "It won't help on Lambda."},
  },
  {
    id: 'what it does, it does',
    pattern:
      /\b[Ww]hat (?:it|you|they|we|(?:the|a|an|your) [\w§]+|§+) [\w’'-]+(?: [\w§]+)?, (?:it|you|they|we)\b/,
    write: 'the subject and the verb first',
    examples: {
      wrong: 'What it computes, it computes hundreds of times.',
      right: 'This code runs on every frame.',
    },
  },
  {
    id: 'the other way round',
    pattern: /\bthe other way round\b/i,
    write: '"the other way around", or say it in full',
    examples: {
      wrong: 'A page in a video is the other way round.',
      right: 'A page in a video is the other way around.',
    },
  },
  {
    id: 'does not matter for',
    pattern: /\b(?:does not|doesn[’']t|do not|don[’']t) matter for\b/i,
    write: "doesn't affect",
    examples: {
      wrong: 'The order does not matter for the result.',
      right: "The order doesn't affect the result.",
    },
  },
  {
    id: 'the looks',
    pattern: /\bthe looks\b/i,
    write: 'the appearance, or what it looks like',
    examples: {wrong: 'The prompt is about the looks.', right: 'The prompt is about the design.'},
  },
  {
    id: 'is right',
    pattern:
      /\b(?:is|are) (?:right|wrong) (?:here|there)\b|\b(?:That|This) is right(?=[.:,;])|, is (?:right|wrong)(?=[.:;])/,
    write: 'what readers should do, or "This is expected"',
    examples: {
      wrong: 'Before the render, in calculateMetadata(), is right.',
      right:
        'Fetch data in calculateMetadata(), before the render starts. Right is where the text is.',
    },
  },
  {
    id: 'says so',
    pattern: /\bsays (?:so|nothing|no more|what|that it)\b/i,
    except: /\b(?:messages?|errors?|warnings?|logs?|licen[sc]es?|terms) says? (?:what|that it)\b/i,
    write: 'who reports, throws, warns or names what',
    examples: {
      wrong: 'If it fails, the console says so.',
      right: 'If it fails, the console shows a warning. The message says what to change.',
    },
  },
  {
    id: 'stands in',
    pattern: /\b(?:stands?|stood|standing) (?:in|on|at|behind|before|beside|for itself)\b/i,
    except: /\bstands? in for\b/i,
    write: 'is in, appears in, or is listed in',
    examples: {
      wrong: 'The reason stands at the end of the output.',
      right: 'The reason is at the end of the output. A placeholder stands in for the font.',
    },
  },
  {
    id: 'goes by',
    pattern: /\bgoes by\b/i,
    except: /\b(?:time|frame|second|day|month|year) goes by\b/i,
    write: 'uses, follows or depends on',
    examples: {
      wrong: 'The cache of a browser goes by addresses.',
      right: 'The browser caches by URL, and renders a tile as each second goes by.',
    },
  },
  {
    id: 'comes about',
    pattern: /\bcomes? about\b/i,
    write: 'happens, or is caused by',
    examples: {wrong: 'How the error comes about.', right: 'What causes the error.'},
  },
  {
    id: 'has to be told',
    pattern: /\bto be told\b|\b(?:has|have|had) to be (?:told|said|given)\b/i,
    write: 'who passes, sets or writes what',
    examples: {
      wrong: 'The region has to be given.',
      right: 'Pass the region.',
    },
  },
  {
    id: 'in the way that',
    pattern: /\bin the way that\b/i,
    write: 'as',
    examples: {
      wrong: 'Quote it in the way that your shell asks for.',
      right: 'Quote it as your shell requires.',
    },
  },
  {
    id: 'in another way',
    pattern: /\bin (?:another|a different|an other) way\b/i,
    write: 'differently',
    examples: {wrong: 'A render waits in another way.', right: 'A render waits differently.'},
  },
  {
    id: 'who has the key',
    pattern:
      /\bwho (?:has|wants|needs|uses|writes|reads)\b(?=[^?]*\b(?:can|gets|must|needs|finds)\b)|(?:^|[.:;!] )[Ww]ho (?:has|wants|needs|uses|writes|reads|knows|builds|makes|pays) [^?.]{3,80} (?:can|may|must|needs?|gets?|finds?|renders?|does)\b/,
    except: /\b(?:[Aa]ny|[Ee]very|[Ss]ome)(?:one|body) who \w+/,
    write: '"anyone who …", or "if you …"',
    examples: {
      wrong: 'Who has the private key can do everything.',
      right: 'Anyone who has the private key can do everything.',
    },
  },
  {
    id: 'nothing is',
    pattern:
      /\bNothing (?:is|costs|changes|happens|of)\b|\bnothing (?:costs|of (?:the|your|it|this|that)\b)/,
    except: /\bNothing (?:happens|changes) (?:when|if|after|until|in)\b/,
    write: `who does not do what: "Remotion doesn't …", "You pay nothing …"`,
    examples: {
      wrong: 'Nothing is written unless you do it.',
      right: "Remotion doesn't write the file. Nothing happens when you click.",
    },
  },
  {
    id: 'changes nothing in',
    pattern: /\b(?:changes?|shortens?|loses?|hides?) nothing (?:in|of|at|to|about)\b/i,
    write: `"doesn't affect", or "doesn't …"`,
    examples: {
      wrong: 'It shortens nothing in the file.',
      right: "It doesn't affect the exported video.",
    },
  },
  {
    id: 'each two',
    pattern: /\beach two\b/i,
    write: 'consecutive, or every two',
    examples: {
      wrong: 'It lets each two of them overlap.',
      right: 'It overlaps consecutive scenes.',
    },
  },
  {
    id: 'with that, the',
    pattern: /\bwith (?:that|this), the\b/i,
    write: 'a sentence that begins with its subject',
    examples: {wrong: 'With that, the video plays.', right: 'The video now plays.'},
  },
  {
    id: 'as long as …, that',
    pattern: /\bas (?:soon|long) as .{1,30}, that\b/i,
    write: 'the main clause first',
    examples: {
      wrong: 'As long as it is open, that tab waits.',
      right: 'The tab waits while it is open.',
    },
  },
  {
    id: 'for ever',
    pattern: /\bfor ever\b/i,
    write: 'forever',
    examples: {wrong: 'The render hangs for ever.', right: 'The render hangs forever.'},
  },
  {
    id: 'a question more',
    pattern: /\ba (?:question|word|step|line|call|frame|field|second|file) more\b/i,
    write: '"one more …"',
    examples: {
      wrong: 'A question more can mean reading the whole file.',
      right: 'Asking for one more field can mean reading the whole file.',
    },
  },
  {
    id: 'safe are',
    pattern: /\b(?:Safe|Right|Wrong|Allowed|Possible|Good) are\b/,
    write: 'the subject and the verb first',
    examples: {wrong: 'Safe are the first two.', right: 'The first two are safe.'},
  },
  {
    id: 'let it be',
    pattern: /\blets? (?:it|them) be\b/i,
    write: 'leave it alone, or leave it unchanged',
    examples: {wrong: 'Otherwise let it be.', right: 'Otherwise leave it unchanged.'},
  },
  {
    id: 'also if',
    pattern: /\balso (?:if|when|where)\b/i,
    write: '"even if"',
    examples: {
      wrong: 'It works also if the file moves.',
      right: 'It works even if the file moves.',
    },
  },
  {
    id: 'is there already',
    pattern: /\b(?:is|are) there already\b/i,
    except: /\b(?:is|are) there already (?:a|an|any)\b/i,
    write: 'already exists',
    examples: {
      wrong: 'If the bucket is there already, it is used.',
      right: 'If the bucket already exists, Remotion uses it.',
    },
  },
  {
    id: 'does no harm',
    pattern: /\b(?:does|do) no harm\b/i,
    write: 'is harmless, or is safe',
    examples: {wrong: 'A second call does no harm.', right: 'A second call is harmless.'},
  },
  {
    id: 'from 4.0 on',
    pattern: /\bfrom (?:version |frame )?v?\d[\d.]* on\b(?=[.,;:)]|$| (?:it|the|you|there)\b)/i,
    write: '"starting with …", or "since …"',
    examples: {
      wrong: 'From 1.7.4 on, the build needs CMake.',
      right: 'Since 1.7.4, the build needs CMake.',
    },
  },
  {
    id: 'what is there',
    pattern: /\b(?:check|see|look at|lists?|returns?) what is there\b/i,
    write: 'the thing: "Check your version"',
    examples: {wrong: 'Check what is there:', right: 'Check your version:'},
  },
  {
    id: 'which of the two',
    pattern: /\bwhich of the (?:two|three)\b/i,
    write: 'what readers should check instead',
    examples: {
      wrong: 'It does not tell which of the two it was.',
      right: "It doesn't return the new state. Call isMuted() to read it.",
    },
  },
  {
    id: 'is all:',
    pattern: /(?<!\b(?:that|this|it)) is all(?=:)/i,
    write: '"is all you need"',
    examples: {wrong: 'The option angle is all:', right: '--gl=angle is all you need:'},
  },
  {
    id: 'before, alone',
    pattern: /(?<!\b(?:as|like|than|ever|never|just|not|or|and|the)) before(?=[.;]|$)/i,
    // The past is right: "what came before", "a project that used npm before".
    except:
      /\b(?:was|were|had|been|did|came|\w+ed|goes|comes|days?|weeks?|months?|years?|frames?|seconds?|moments?|ones?|time|word|pixel|line|clip|scene|page)\b[^.,;:]{0,40} before/i,
    write: 'in advance, up front or first',
    examples: {
      wrong: 'Commit your changes before.',
      right: 'Commit your changes first. The rest looks as before.',
    },
  },
  {
    id: 'any more',
    pattern: /\bany more(?=[.,;:]|$)/i,
    write: '"no longer", or "anymore"',
    examples: {
      wrong: 'The function is not called any more.',
      right: 'The function is no longer called.',
    },
  },
  {
    id: 'for the rest',
    pattern: /\bFor the rest,/,
    write: 'otherwise',
    examples: {wrong: 'For the rest, both are equal.', right: 'Otherwise, both are equal.'},
  },
  {
    id: 'leave the house',
    pattern: /\bleaves? the house\b/i,
    write: 'stays on-premises',
    examples: {
      wrong: 'The data must not leave the house.',
      right: 'The data must stay on-premises.',
    },
  },
  {
    id: 'the X of the Y of the Z',
    pattern:
      /\bthe [\w-]+ of (?:the|a|an|your|its|this) [\w-]+ of (?:the|a|an|your|its|each|this)\b|\bheadless browsers? of\b/i,
    write: `"the Y's X", or drop one of them`,
    examples: {
      wrong: 'The length of the name of the file.',
      right: "The length of the file's name.",
    },
  },
];
