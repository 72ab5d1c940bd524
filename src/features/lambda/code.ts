import type {RenderEstimate, RenderWish} from '@site/src/data/lambda-plan';

/** A call of the package's own function with the numbers of an estimate. */
export function estimateCode(wish: RenderWish, estimate: RenderEstimate): string {
  return `import {estimatePrice} from '@remotion/lambda';

const dollars = estimatePrice({
  region: '${wish.region}',
  memorySizeInMb: ${wish.memorySizeInMb},
  diskSizeInMb: ${wish.diskSizeInMb},
  durationInMilliseconds: ${Math.round(estimate.billedSeconds * 1000)},
  lambdasInvoked: ${estimate.functions + 1},
});

console.log(dollars); // ${estimate.price.total}
`;
}

/** A render from a server, and the question how far it is. */
export const RENDER_CODE = `import {
  getRenderProgress,
  renderMediaOnLambda,
  speculateFunctionName,
} from '@remotion/lambda/client';

const region = 'us-east-1';
const functionName = speculateFunctionName({
  memorySizeInMb: 2048,
  diskSizeInMb: 2048,
  timeoutInSeconds: 120,
});

const {renderId, bucketName} = await renderMediaOnLambda({
  region,
  functionName,
  serveUrl: 'my-video',
  composition: 'MyComposition',
  codec: 'h264',
  inputProps: {title: 'Hello'},
});

const {done, outputFile, overallProgress} = await getRenderProgress({
  region,
  functionName,
  renderId,
  bucketName,
});
console.log(done ? outputFile : overallProgress);
`;
