/** Paths of company files and property deals: a file apart, since public pages need none. */
export const companyPaths = {
  companyValues: '/api/company-values',
  companyStatements: '/api/company-statements',
  companyChecks: '/api/company-checks',
  companyWorkbooks: '/api/company-workbooks',
  propertyReports: '/api/property-reports',
  propertyWorkbooks: '/api/property-workbooks',
  propertyDeals: '/api/property-deals',
  propertyDeal: (id: string) => `/api/property-deals/${encodeURIComponent(id)}`,
} as const;
