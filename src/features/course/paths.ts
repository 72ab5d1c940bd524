/** Path of the map of the course. */
export const COURSE_PATH = '/learn/first-video/';

/** Path of an exercise. */
export const exercisePath = (slug: string): string => COURSE_PATH + slug;

/** Id of a chapter on the map. */
export const chapterId = (number: number): string => `chapter-${number}`;
