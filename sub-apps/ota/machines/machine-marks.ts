/** The mark of each state. Shape and word say the same as the colour. */
export const machineMarks = { draft: 'ring muted', released: 'dot success', withdrawn: 'diamond muted' } as const
