/** The mark of each state. Shape and word say the same as the colour. */
export const orderMarks = {
  placed: 'dot brand',
  confirmed: 'square brand',
  shipped: 'ring success',
  received: 'dot success',
  cancelled: 'diamond muted'
} as const
