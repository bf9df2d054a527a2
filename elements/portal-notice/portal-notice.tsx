import { $locale, isPartMissing, sentenceOf } from '@portal/session'
import { CircleAlert, CircleCheck, type IconNode, Info, TriangleAlert, X } from 'lucide'
import { useStore } from '../shared/hooks/use-store.ts'
import { useTranslate } from '../shared/hooks/use-translate.ts'
import { Icon } from '../shared/icon.tsx'
import { isUrgent, type Level, levelOf } from './level.ts'

type NoticeProps = {
  level?: string
  heading?: string
  closable?: boolean
  error?: unknown
  onNoticeClose?: (detail: undefined) => void
  onNoticeRetry?: (detail: undefined) => void
}

const icons: Record<Level, IconNode> = { info: Info, success: CircleCheck, warning: TriangleAlert, error: CircleAlert }

/** A notice in its place in the page: mark, title, the page's own text and actions. */
export const NoticeContent = (props: NoticeProps) => {
  const { level: written, closable = false, error, onNoticeClose, onNoticeRetry } = props
  const translate = useTranslate()
  const hasFailed = error !== undefined && error !== null
  const level = hasFailed ? 'error' : levelOf(written)
  const heading = props.heading ?? (hasFailed ? translate('notice.failed') : undefined)
  return (
    <div className={`root ${level}`} lang={useStore($locale)} role={isUrgent(level) ? 'alert' : 'status'}>
      <Icon node={icons[level]} />
      <div className="text">
        {/* Colour and icon alone are not accessible. */}
        <span className="unseen">{translate(`notice.${level}`)}</span>
        {heading !== undefined && <p className="heading">{heading}</p>}
        <div className="content">
          {hasFailed && <span>{sentenceOf(error)}</span>}
          <slot />
        </div>
        <slot name="actions" />
        {hasFailed &&
          (isPartMissing(error) ? (
            <button data-click="portal.reload" type="button" className="retry" onClick={() => location.reload()}>
              {translate('error.reload')}
            </button>
          ) : (
            <button
              data-click="portal.retry"
              type="button"
              className="retry"
              onClick={() => onNoticeRetry?.(undefined)}
            >
              {translate('subApp.retry')}
            </button>
          ))}
      </div>
      {closable && (
        <button
          data-click="portal.closeNotice"
          type="button"
          className="close"
          aria-label={translate('notice.dismiss')}
          onClick={() => onNoticeClose?.(undefined)}
        >
          <Icon node={X} />
        </button>
      )}
    </div>
  )
}
