import type { IconNode } from 'lucide'
import { createElement } from 'react'

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
  >
    {node.map(([tag, attributes], at) => createElement(tag, { key: at, ...attributes }))}
  </svg>
)
