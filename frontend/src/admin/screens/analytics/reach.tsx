import { FormFunnel } from './form-funnel.tsx';
import { PartFigures, type PartProps } from './part-figures.tsx';
import { Returned } from './returned.tsx';
import { Trend } from './trend.tsx';

/** Where clinics come from, how many each week, and who came back. */
export function Reach(props: Readonly<PartProps>) {
  const scope = { questionnaireId: props.questionnaireId, days: props.period.days };
  return (
    <>
      <PartFigures {...props}>{() => <Trend {...scope} />}</PartFigures>
      <FormFunnel {...scope} />
      <Returned {...scope} />
    </>
  );
}
