/** Where the code of a demo stands, from the site's folder. */
export const demoFile = (id: string): string => `src/features/demos/demos/${id}/Video.tsx`;
