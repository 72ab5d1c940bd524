/* Chooses the weights of linear rankings and decisions, from examples. */

export type Item = {signals: number[]; isRight: boolean};

const STEPS = 400;
const STEP = 0.1;
/** How much a weight is held where it began: few examples must not carry it away. */
const HOLD = 0.005;
const MOMENTUM = {mean: 0.9, square: 0.99};

/**
 * Weights that bring right items to the top of their lists: softmax over each list (ListNet, 2007),
 * by gradient descent with momentum (Adam, 2015).
 *
 * @param lists each with the items of one query. Those without a right one teach nothing.
 * @param start the weights to begin with, and to stay near
 */
export function fitOrder(lists: Item[][], start: number[]): number[] {
  const useful = lists.filter((items) => items.some(({isRight}) => isRight));
  return descend(start, (weights, gradient) => {
    for (const items of useful) {
      const chances = softmax(items.map(({signals}) => dot(signals, weights)));
      const right = items.reduce(
        (sum, {isRight}, at) => sum + (isRight ? entry(chances, at) : 0),
        0,
      );
      items.forEach(({signals, isRight}, at) => {
        const chance = entry(chances, at);
        const pull = (chance - (isRight ? chance / Math.max(right, 1e-12) : 0)) / useful.length;
        signals.forEach(
          (signal, index) => (gradient[index] = entry(gradient, index) + signal * pull),
        );
      });
    }
  });
}

/**
 * Weights whose sum is above 0 for right items: logistic regression, in which both kinds count the same.
 * One of the signals has to be 1 for all items.
 */
export function fitDecision(items: Item[]): number[] {
  const size = items[0]?.signals.length ?? 0;
  const scales = Array.from({length: size}, (_, index) => {
    const values = items.map(({signals}) => entry(signals, index));
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    const spread = Math.sqrt(
      values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length,
    );
    return spread || 1;
  });
  const share = items.filter(({isRight}) => isRight).length / items.length;
  const weights = descend(
    scales.map(() => 0),
    (current, gradient) => {
      for (const {signals, isRight} of items) {
        const scaled = signals.map((signal, index) => signal / entry(scales, index));
        const chance = 1 / (1 + Math.exp(-dot(scaled, current)));
        const pull =
          ((chance - (isRight ? 1 : 0)) * (isRight ? 0.5 / share : 0.5 / (1 - share))) /
          items.length;
        scaled.forEach(
          (signal, index) => (gradient[index] = entry(gradient, index) + signal * pull),
        );
      }
    },
  );
  return weights.map((weight, index) => weight / entry(scales, index));
}

/**
 * Parts a list into those that are learned from and those that were left out, several times, so that
 * each item is left out once.
 */
export function folds<Value>(values: Value[], count: number): {learned: Value[]; left: Value[]}[] {
  return Array.from({length: count}, (_, fold) => ({
    learned: values.filter((_value, index) => index % count !== fold),
    left: values.filter((_value, index) => index % count === fold),
  }));
}

export const dot = (signals: number[], weights: number[]): number =>
  signals.reduce((sum, signal, index) => sum + signal * entry(weights, index), 0);

const entry = (values: number[], index: number): number => values[index] ?? 0;

function softmax(values: number[]): number[] {
  const most = Math.max(...values);
  const powers = values.map((value) => Math.exp(value - most));
  const total = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / total);
}

/** @param slope adds to the gradient at these weights */
function descend(
  start: number[],
  slope: (weights: number[], gradient: number[]) => void,
): number[] {
  const weights = [...start];
  const mean = start.map(() => 0);
  const square = start.map(() => 0);
  for (let step = 1; step <= STEPS; step++) {
    const gradient = weights.map((weight, index) => HOLD * (weight - entry(start, index)));
    slope(weights, gradient);
    gradient.forEach((value, index) => {
      mean[index] = MOMENTUM.mean * entry(mean, index) + (1 - MOMENTUM.mean) * value;
      square[index] = MOMENTUM.square * entry(square, index) + (1 - MOMENTUM.square) * value ** 2;
      const move = entry(mean, index) / (1 - MOMENTUM.mean ** step);
      const scale = Math.sqrt(entry(square, index) / (1 - MOMENTUM.square ** step)) + 1e-8;
      weights[index] = entry(weights, index) - (STEP * move) / scale;
    });
  }
  return weights;
}
