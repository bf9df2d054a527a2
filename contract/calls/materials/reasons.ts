/**
 * Why a change of material groups is refused, as the answer's `reason` says it to developers. The application has a text of
 * its own for each, and finds it by the name here.
 */
export const materialReasons = {
  groupsFull: 'the tenant has as many groups as it can'
} as const
