/** Where what is not purchased leads; the frame names it, without the rest of the area. */
export const purchasePath = '/account/purchase'
