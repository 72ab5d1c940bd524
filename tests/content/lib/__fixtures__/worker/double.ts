import {work} from '../../../../../plugins/lib/worker';

work(async (numbers: number[]) => {
  if (numbers.length === 0) {
    throw new Error('There are no numbers.');
  }
  return numbers.map((number) => 2 * number);
});
