/** Addresses outside the site that several places link to. */
export const links = {
  repository: 'https://github.com/remotion-dev/remotion',
  newIssue: 'https://github.com/remotion-dev/remotion/issues/new',
  discussions: 'https://github.com/orgs/remotion-dev/discussions',
  newDiscussion: 'https://github.com/orgs/remotion-dev/discussions/new',
  chat: 'https://remotion.dev/discord',
  x: 'https://x.com/remotion',
  youtube: 'https://www.youtube.com/@remotion_dev',
  linkedin: 'https://www.linkedin.com/company/remotion-dev',
  store: 'https://www.remotion.pro/store',
  convert: 'https://www.remotion.dev/convert',
  brand: 'https://github.com/remotion-dev/brand',
  companyLicense: 'https://www.remotion.pro/license',
  licenseQuestions: 'https://www.remotion.pro/faq',
  evaluationCall: 'https://cal.com/remotion/evaluate',
  email: 'hi@remotion.dev',
  licenseText: 'https://github.com/remotion-dev/remotion/blob/main/LICENSE.md',
} as const;
