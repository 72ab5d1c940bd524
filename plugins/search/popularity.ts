import {DirectedGraph} from 'graphology';
import {MAX_POPULARITY} from './format';
import pagerank from 'graphology-metrics/centrality/pagerank';

/**
 * How much of a site's links lead to each of its pages: PageRank over the links in their texts
 * (Brin and Page, 1998), on a scale from 0 for the least to 9 for the most. Steps are by the order of
 * pages, not by the value, which a few hubs have nearly all of.
 *
 * @param links paths of the pages that each page links to, by the page's path
 */
export function popularityOf(links: Map<string, string[]>): Map<string, number> {
  const graph = new DirectedGraph();
  links.forEach((_, path) => graph.addNode(path));
  for (const [from, targets] of links) {
    for (const to of new Set(targets)) {
      if (to !== from && graph.hasNode(to)) {
        graph.addDirectedEdge(from, to);
      }
    }
  }
  // Where nothing links to anything, no page is above another.
  if (graph.size === 0) {
    return new Map([...links.keys()].map((path) => [path, 0]));
  }
  const ranks = pagerank(graph, {tolerance: 1e-6, maxIterations: 200, getEdgeWeight: null});
  const sorted = Object.values(ranks).sort((a, b) => a - b);
  return new Map(
    [...links.keys()].map((path) => {
      const below = sorted.findIndex((rank) => rank >= (ranks[path] ?? 0));
      return [path, Math.min(MAX_POPULARITY, Math.floor((10 * below) / sorted.length))];
    }),
  );
}
