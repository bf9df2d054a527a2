import { StoreChoice } from '../parts/store-choice.tsx'
import { useText } from '../texts.ts'
import { PeriodFields } from './period-fields.tsx'
import { type Choice, withPeriod } from './periods-address.pure.ts'

/** The two periods, and of which store. */
export const ChoiceForm = ({ choice, onChange }: { choice: Choice; onChange: (choice: Choice) => void }) => {
  const text = useText()
  return (
    <form className="filters" onSubmit={event => event.preventDefault()}>
      <PeriodFields
        labels={[text('choice.from'), text('choice.to')]}
        period={choice.period}
        onChange={period => onChange(withPeriod(choice, period))}
      />
      <PeriodFields
        labels={[text('choice.other.from'), text('choice.other.to')]}
        period={choice.other}
        onChange={other => onChange({ ...choice, other })}
      />
      <StoreChoice storeId={choice.storeId} onChoose={storeId => onChange({ ...choice, storeId })} />
    </form>
  )
}
