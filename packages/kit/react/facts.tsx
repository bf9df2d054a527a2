import type { ReactElement } from 'react'

type FactsProps = { rows: readonly (readonly [name: string, value: string | ReactElement | null | undefined])[] }

/** Names and values in two columns. A value that is empty or not there has no row. */
export const Facts = ({ rows }: FactsProps) => (
  <dl className="facts">
    {rows.map(
      ([name, value]) =>
        value && (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        )
    )}
  </dl>
)
