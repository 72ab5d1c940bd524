/** A picture whose stretching and cutting can be seen: circles, squares and a frame. */
export const testCard = (width: number, height: number): string => {
  const middle = `cx="${width / 2}" cy="${height / 2}"`;
  const cells = Array.from(
    {length: Math.ceil(width / 100) * Math.ceil(height / 100)},
    (_, index) => {
      const x = (index % Math.ceil(width / 100)) * 100;
      const y = Math.floor(index / Math.ceil(width / 100)) * 100;
      const fill = (x + y) % 200 === 0 ? '#14243f' : '#1b3358';
      return `<rect x="${x}" y="${y}" width="100" height="100" fill="${fill}"/>`;
    },
  );
  const radius = Math.min(width, height) / 2 - 60;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
${cells.join('')}
<circle ${middle} r="${radius}" fill="#7fb3ff"/>
<circle ${middle} r="${radius / 2}" fill="#e8c477"/>
<rect x="10" y="10" width="${width - 20}" height="${height - 20}" fill="none" stroke="#ff94b0" stroke-width="20"/>
</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
};
