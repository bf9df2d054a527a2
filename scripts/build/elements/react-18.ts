/** `robot-portal-elements/react-18`: a component of each element, made from what `describe-elements.ts` read. */
import type { ElementDescription } from './describe-elements.ts'
import { comment, ownTypes } from './element-types.ts'

export const react18Types = (
  elements: readonly ElementDescription[]
): string => `import type { ForwardRefExoticComponent, HTMLAttributes, RefAttributes } from 'react'
import type * as elements from '${ownTypes}'

type Component<Element, Own> = ForwardRefExoticComponent<Omit<HTMLAttributes<Element>, keyof Own> & Own & RefAttributes<Element>>

${elements.map(react18Component).join('\n\n')}
`

const react18Component = ({ className, description, fields, events }: ElementDescription): string =>
  `${comment(description)}
export declare const ${className}: Component<elements.${className}, {
${fields.map(({ name }) => `  ${name}?: elements.${className}['${name}']`).join('\n')}
${events.map(({ name }) => `  'on${name}'?: (event: elements.${className}Events['${name}']) => void`).join('\n')}
}>`

/** The module beside these types. The package brings `component-of.js`. */
export const react18Module = (elements: readonly ElementDescription[]): string => {
  const names = (some: readonly { name: string }[]): string => JSON.stringify(some.map(({ name }) => name))
  return [
    "import { componentOf } from './component-of.js'",
    ...elements.map(
      ({ tag, className, fields, events }) =>
        `export const ${className} = componentOf('${tag}', ${names(fields)}, ${names(events)})`
    ),
    ''
  ].join('\n')
}
