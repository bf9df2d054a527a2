import { Icon } from '@portal/elements'
import { TriangleAlert } from 'lucide'
import { useTranslate } from '../pieces/use-translate.ts'

/** Says before anything is typed that a sign-in would not last, and what to do. */
export const NoCookies = () => {
  const translate = useTranslate()
  return (
    <div className="used-elsewhere" role="alert">
      <Icon node={TriangleAlert} />
      <p>{translate('noCookies.text')}</p>
    </div>
  )
}
