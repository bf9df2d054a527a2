import * as limits from '#contract/limits.ts'

export type TagWish = { add: readonly string[]; remove: readonly string[] }

/**
 * What a wish changes at a robot. Tags are taken away first, so a tag that the wish both takes and gives stays.
 * @returns undefined where the robot would have too many
 */
export const tagChange = (
  has: ReadonlySet<string>,
  { add, remove }: TagWish
): { added: string[]; removed: string[] } | undefined => {
  const added = [...new Set(add)].filter(tag => !has.has(tag))
  const removed = [...new Set(remove)].filter(tag => has.has(tag) && !add.includes(tag))
  return has.size + added.length - removed.length > limits.robotTagsMax ? undefined : { added, removed }
}
