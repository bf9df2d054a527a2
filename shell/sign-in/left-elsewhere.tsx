import { Icon } from '@portal/elements'
import { Info } from 'lucide'
import { useTranslate } from '../pieces/use-translate.ts'

/** Says why nobody is signed in any more in a tab that nobody touched. */
export const LeftElsewhere = () => {
  const translate = useTranslate()
  return (
    <div className="used-elsewhere" role="status">
      <Icon node={Info} />
      <p>{translate('leftElsewhere.text')}</p>
    </div>
  )
}
