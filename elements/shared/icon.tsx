import type { IconNode } from 'lucide'

/** An outline icon. Screen readers skip it, because the text beside it says the same. */
export const Icon = ({ node }: { node: IconNode }) => (
  <svg
    width="20"
    height="20"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    // As HTML, since React would render and hydrate a component for each line of each icon. It comes from lucide alone.
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the icons are constants of a package
    dangerouslySetInnerHTML={{ __html: node.map(lineOf).join('') }}
  />
)

const lineOf = ([tag, attributes]: IconNode[number]): string =>
  `<${tag} ${Object.entries(attributes)
    .map(([name, value]) => `${name}="${value}"`)
    .join(' ')}/>`
