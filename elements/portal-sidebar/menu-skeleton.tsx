import type { Translate } from '@portal/session'

const rows = [1, 2, 3, 4, 5, 6]

/** Placeholder rows of the real size, so that nothing moves when the menu is loaded. */
export const MenuSkeleton = ({ translate }: { translate: Translate }) => (
  <div className="waiting" role="status">
    <span className="unseen">{translate('sidebar.loading')}</span>
    {rows.map(row => (
      <span key={row} className="entry" aria-hidden="true">
        <span className="skeleton icon" />
        <span className="skeleton line" />
      </span>
    ))}
  </div>
)
