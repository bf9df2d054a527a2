/** How long faults lasted on average, in seconds; undefined where none is over. */
export const meanOf = ({ recovered, seconds }: { recovered: number; seconds: number }): number | undefined =>
  recovered === 0 ? undefined : seconds / recovered
