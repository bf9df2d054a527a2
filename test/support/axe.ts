import axe from 'axe-core'

/**
 * The faults that axe finds in an element and its shadow roots, by the rules of WCAG 2.2 AA: one line for each fault,
 * none where all is well.
 */
export const accessibilityFaults = async (element: Element): Promise<string[]> => {
  const { violations } = await axe.run(element, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    // About whole pages, and this is a part of one.
    rules: { region: { enabled: false }, 'page-has-heading-one': { enabled: false } }
  })
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(node => `${id}: ${node.target.join(' ')} ${node.failureSummary}`)
  )
}
