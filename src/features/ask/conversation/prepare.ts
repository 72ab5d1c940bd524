import {loadLocalClient} from '../../search/engine';
import {savesData} from '../../search/settings';
import type {SearchSettings} from '../../search/settings';

/** Reads what a question needs, up to the passages. Not for a reader who saves data. */
export function prepareAnswer(settings: SearchSettings, question: string): void {
  if (question.trim().includes(' ') && !savesData()) {
    loadLocalClient(settings)
      .then((client) => client.ask(question))
      .catch(() => {});
  }
}

/** The same for the words of a question that is still being typed. */
export function prepareWords(settings: SearchSettings, question: string): void {
  if (!savesData()) {
    loadLocalClient(settings)
      .then((client) => client.prepare(question))
      .catch(() => {});
  }
}
