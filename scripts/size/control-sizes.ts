import type { Sizes } from './budgets.ts'

/** Files that the first control of a page needs, whichever it is. */
const everyControl = /\/(controls|control-base)-[^/]+$/

/**
 * The bytes that a page loads for Shoelace (docs/controls.md): with its first control at most, with each further one at
 * most, and with all of them.
 * @param files address and bytes of each file of the controls
 */
export const controlSizes = (files: readonly (readonly [address: string, bytes: number])[]): Sizes => {
  const sum = (some: typeof files): number => some.reduce((total, [, bytes]) => total + bytes, 0)
  const further = Math.max(...files.filter(([address]) => !everyControl.test(address)).map(([, bytes]) => bytes))
  return {
    'first control': sum(files.filter(([address]) => everyControl.test(address))) + further,
    'further control': further,
    'all controls': sum(files)
  }
}
