import { useTranslate } from '../shared/hooks/use-translate.ts'

const rows = [1, 2, 3, 4, 5]

/** Placeholders for messages. Screen readers are told once that messages are loading. */
export const MessageSkeleton = () => {
  const translate = useTranslate()
  return (
    <div className="waiting">
      <p className="unseen" role="status">
        {translate('drawer.loading')}
      </p>
      {rows.map(row => (
        <div key={row} className="message" aria-hidden="true">
          <span className="skeleton heading" />
          <span className="skeleton line" />
          <span className="skeleton line" />
        </div>
      ))}
    </div>
  )
}
