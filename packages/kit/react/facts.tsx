/** Names and values in two columns. A value that is empty or not there has no row. */
export const Facts = ({ rows }: { rows: readonly (readonly [name: string, value: string | null | undefined])[] }) => (
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
