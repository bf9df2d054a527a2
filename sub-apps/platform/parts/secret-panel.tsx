import type { ReactNode } from 'react'
import { useText } from '../texts.ts'

/** A name and a value to copy. */
export type SecretRow = readonly [name: string, value: string]

/** A secret with what belongs to it, the one time that it is there. It can't be shown again. */
export const SecretPanel = ({ rows, children }: { rows: readonly SecretRow[]; children?: ReactNode }) => {
  const text = useText()
  return (
    <portal-notice level="warning" heading={text('open.secret.once')}>
      <p>{text('open.secret.keep')}</p>
      <dl className="facts">
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <code>{value}</code>{' '}
              <sl-copy-button
                value={value}
                copy-label={text('open.copy')}
                success-label={text('open.copied')}
                error-label={text('failed.title')}
              />
            </dd>
          </div>
        ))}
      </dl>
      {children}
    </portal-notice>
  )
}
