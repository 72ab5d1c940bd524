import {zColor} from '@remotion/zod-types';
import {z} from 'zod';

/** What the props editor of the Studio shows: a field of each common type. */
export const nightTrainSchema = z.object({
  title: z.string(),
  color: zColor(),
  carriages: z.number().int().min(1).max(6),
  lights: z.boolean(),
  season: z.enum(['spring', 'summer', 'autumn', 'winter']),
  departure: z.date(),
  stops: z.array(z.string()),
});

export type NightTrainProps = z.infer<typeof nightTrainSchema>;
