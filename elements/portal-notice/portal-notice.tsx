import { $language } from '@portal/session'
import { CircleAlert, CircleCheck, type IconNode, Info, TriangleAlert, X } from 'lucide'
import { useStore } from '../shared/hooks/use-store.ts'
import { useTranslate } from '../shared/hooks/use-translate.ts'
import { Icon } from '../shared/icon.tsx'
import { isUrgent, type Level, levelOf } from './level.ts'

type NoticeProps = {
  level?: string
  heading?: string
  closable?: boolean
  onNoticeClose?: (detail: undefined) => void
}

const icons: Record<Level, IconNode> = { info: Info, success: CircleCheck, warning: TriangleAlert, error: CircleAlert }

/** A notice in its place in the page: mark, title, the page's own text and actions. */
export const NoticeContent = ({ level: written, heading, closable = false, onNoticeClose }: NoticeProps) => {
  const translate = useTranslate()
  const level = levelOf(written)
  return (
    <div className={`root ${level}`} lang={useStore($language)} role={isUrgent(level) ? 'alert' : 'status'}>
      <Icon node={icons[level]} />
      <div className="text">
        {/* Colour and icon alone are not accessible. */}
        <span className="unseen">{translate(`notice.${level}`)}</span>
        {heading !== undefined && <p className="heading">{heading}</p>}
        <div className="content">
          <slot />
        </div>
        <slot name="actions" />
      </div>
      {closable && (
        <button
          data-click="portal.closeNotice"
          type="button"
          aria-label={translate('notice.dismiss')}
          onClick={() => onNoticeClose?.(undefined)}
        >
          <Icon node={X} />
        </button>
      )}
    </div>
  )
}
