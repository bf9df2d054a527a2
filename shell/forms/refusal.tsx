/** The sentence above a form that was refused. Nothing where no refusal is to be shown. */
export const Refusal = ({ sentence }: { sentence: string | undefined }) =>
  sentence !== undefined && (
    <p className="refusal" role="alert">
      {sentence}
    </p>
  )
