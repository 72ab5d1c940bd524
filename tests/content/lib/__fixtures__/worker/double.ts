import {work} from '../../../../../plugins/lib/worker';

work(async (numbers: number[]) => {
  if (numbers.length === 0) {
    throw new Error('There are no numbers.');
  }
  if (numbers.includes(0)) {
    process.exit();
  }
  return numbers.map((number) => 2 * number);
});
