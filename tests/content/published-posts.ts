/**
 * Address and date of everything that the blogs have published. Both are public: readers have links
 * to the one, and feeds sort by the other. A new post is added here.
 */
export const publishedPosts: Record<string, Record<string, string>> = {
  blog: {
    'introducing-remotion': '2021-02-08',
    '1-1': '2021-02-11',
    '1-2': '2021-02-13',
    '1-3': '2021-02-15',
    '1-4': '2021-02-26',
    '1-5': '2021-03-03',
    'company-licenses': '2021-03-15',
    '2-0': '2021-04-15',
    '2-1': '2021-05-06',
    '2-2': '2021-07-09',
    '2-3': '2021-08-11',
    '2-4': '2021-09-27',
    '2-5': '2021-10-26',
    '2-6': '2022-01-05',
    '3-0': '2022-04-26',
    '3-1': '2022-07-14',
    '3-2': '2022-08-10',
    'seed-funding': '2022-11-09',
    '3-3': '2022-11-17',
    '4-0': '2023-07-03',
    'deployable-studio': '2024-03-05',
    'faster-lambda': '2024-03-21',
    'media-parser': '2025-05-20',
    'editor-starter': '2025-08-21',
    mediabunny: '2025-09-01',
  },
  learn: {'apple-wow': '2022-12-22'},
  'success-stories': {
    makestories: '2021-09-16',
    yarx: '2022-09-16',
    shortvid: '2023-11-01',
    typeframes: '2023-11-09',
    'a-million-dollars': '2025-08-08',
  },
};
