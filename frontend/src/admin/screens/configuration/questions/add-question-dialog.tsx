import { Checkbox, Form, Input, Select } from 'antd';
import { type KeyboardEvent } from 'react';
import { formatNumber } from '../../../../shared/texts/format.ts';
import { useTexts } from '../../../../shared/texts/i18n.ts';
import { useImpactQuestion } from '../../../kit/impact/use-impact-question.tsx';
import { mustBe } from '../../../kit/forms/field-errors.ts';
import { FormDialog } from '../../../kit/forms/form-dialog.tsx';
import { useCurrentQuestionnaire } from '../../../kit/session/current-questionnaire.tsx';
import { useAddQuestions, type Section } from '../configuration.api.ts';
import { labelsOf } from '../options/answer-sets.ts';
import {
  firstPreset,
  isSet,
  linesOf,
  notePreset,
  presets,
  requestsOf,
  type NewQuestion,
  type Preset,
} from './new-question.ts';
import { faultOf, longestOf, toPoints } from './question-fields.ts';

/** The hint stands below the whole row. */
const inRow = { marginBlockEnd: 0 };

interface AddQuestionDialogProps {
  questionnaireId: number;
  sections: readonly Section[];
  sectionId: number;
  onClose: () => void;
}

/** Adds questions to the end of a section, one after the other or a list at once: the next one is typed as soon as one is in. */
export function AddQuestionDialog(props: AddQuestionDialogProps) {
  const { questionnaireId, sections, sectionId, onClose } = props;
  const t = useTexts();
  const { language } = useCurrentQuestionnaire();
  const [form] = Form.useForm<NewQuestion>();
  const add = useAddQuestions(() => {
    // Resetting would put new fields in their place, without the focus.
    form.setFieldsValue({ questionText: '', relatedTip: '', relatedProduct: '' });
    form.focusField('questionText');
  });
  const agrees = useAgreement(questionnaireId, sections);
  const preset = Form.useWatch('preset', form) ?? 'yes-no';
  const texts = linesOf(Form.useWatch('questionText', form) ?? '');
  const submit = async (values: NewQuestion) => {
    const requests = requestsOf(values, language);
    if (!(await agrees(values, requests.length))) return;
    notePreset(questionnaireId, values);
    add.mutate(requests);
  };
  const sendByEnter = (event: KeyboardEvent) => {
    if (event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (texts.length > 0) form.submit();
  };
  return (
    <FormDialog<NewQuestion>
      {...(add.isSuccess && { cancelText: t('config.add.close') })}
      change={add}
      first="questionText"
      form={form}
      initialValues={{
        sectionId,
        questionText: '',
        ...firstPreset(questionnaireId),
        relatedTip: '',
        relatedProduct: '',
        required: false,
      }}
      okText={
        texts.length > 1
          ? t('config.add.ok-many', { number: formatNumber(texts.length, 0) })
          : t('config.add.ok')
      }
      onClose={onClose}
      onSubmit={(values) => void submit(values)}
      submittable={texts.length > 0}
      title={t('config.add.title')}
    >
      <Form.Item label={t('config.question.section')} name="sectionId" required>
        <Select options={sections.map(({ id, name }) => ({ value: id, label: name }))} />
      </Form.Item>
      <Form.Item
        extra={t('config.add.text-hint')}
        label={t('config.field.questionText')}
        name="questionText"
        rules={[
          mustBe(
            (text: string) => linesOf(text).every((one) => one.length <= longestOf('questionText')),
            t('config.add.too-long'),
          ),
        ]}
      >
        <Input.TextArea autoSize={{ minRows: 2, maxRows: 8 }} onPressEnter={sendByEnter} />
      </Form.Item>
      <Form.Item extra={t(isSet(preset) ? 'config.add.points-hint' : 'config.add.zero-hint')}>
        <div className="row gap-3">
          <Form.Item className="grow" label={t('config.add.answers')} name="preset" style={inRow}>
            <Select
              onChange={(preset: Preset) => {
                // Half of one point would be none, so that "Partly" would be worth as little as "No".
                if (preset === 'yes-partly-no' && form.getFieldValue('pointValue') === '1')
                  form.setFieldsValue({ pointValue: '2' });
              }}
              options={presets.map((value: Preset) => ({
                value,
                label: isSet(value)
                  ? labelsOf(value, language).join(' / ')
                  : t(`config.add.answers-${value}`),
              }))}
            />
          </Form.Item>
          <Form.Item
            label={t('config.field.pointValue')}
            name="pointValue"
            rules={[
              mustBe((points: string) => faultOf('pointValue', points) === null, t('config.fault.points')),
            ]}
            style={inRow}
          >
            <Input inputMode="numeric" min={0} step={1} style={{ inlineSize: 96 }} type="number" />
          </Form.Item>
        </div>
      </Form.Item>
      {texts.length < 2 && <TipAndProduct />}
      <Form.Item extra={t('config.add.required-hint')} name="required" valuePropName="checked">
        <Checkbox>{t('config.field.required')}</Checkbox>
      </Form.Item>
    </FormDialog>
  );
}

/** What a single question may suggest; both can wait. */
function TipAndProduct() {
  const t = useTexts();
  return (
    <div className="columns gap-3">
      <Form.Item label={t('config.field.relatedTip')} name="relatedTip">
        <Input.TextArea autoSize={{ minRows: 1, maxRows: 6 }} maxLength={longestOf('relatedTip')} />
      </Form.Item>
      <Form.Item label={t('config.field.relatedProduct')} name="relatedProduct">
        <Input autoComplete="off" maxLength={longestOf('relatedProduct')} />
      </Form.Item>
    </div>
  );
}

/** Asks first where new points alter evaluations that are there. */
function useAgreement(questionnaireId: number, sections: readonly Section[]) {
  const t = useTexts();
  const askImpact = useImpactQuestion(questionnaireId);
  return async ({ sectionId, pointValue }: NewQuestion, count: number): Promise<boolean> => {
    const points = toPoints(pointValue) * count;
    const counts =
      points > 0 && sections.some(({ id, includeInEvaluation }) => id === sectionId && includeInEvaluation);
    if (!counts) return true;
    return askImpact({
      planned: { change: 'question', sectionId, pointValue: points },
      title: t('impact.title.add'),
      okText: t('config.add.ok'),
    });
  };
}
