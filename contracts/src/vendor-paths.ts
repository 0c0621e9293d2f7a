/** Paths of the admin area: a file apart, since public pages need none. */
export const vendorPaths = { vendors: '/api/admin/vendors' } as const;
