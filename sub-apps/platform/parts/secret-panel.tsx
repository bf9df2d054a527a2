import type { ReactNode } from 'react'
import type { OpenCredentials } from '#contract/calls/open-platform/applications.ts'
import { useText } from '../../texts.ts'

/** Key and secret of an application, the one time that they are there. The secret can't be shown again. */
export const CredentialsPanel = ({ credentials, children }: { credentials: OpenCredentials; children?: ReactNode }) => {
  const text = useText()
  const { key, secret } = credentials
  return (
    <portal-notice level="warning" heading={text('open.secret.once')}>
      <p>{text('open.secret.keep')}</p>
      <dl className="facts">
        {(
          [
            ['open.key', key],
            ['open.secret', secret]
          ] as const
        ).map(([name, value]) => (
          <div key={name}>
            <dt>{text(name)}</dt>
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
