import { type APICheckboxGroupOption, type APITextInputComponent, ComponentType, TextInputStyle } from 'discord-api-types/v10';
import { useId } from 'preact/hooks';
import { Chooser } from './chooser.tsx';
import { useTable } from './context.ts';
import { boundsOf, type Field, type FieldValue } from './modal-values.ts';
import { optionsOf } from './select-options.ts';
import { words } from './words.ts';

type Props = { readonly field: Field; readonly value: FieldValue; readonly onChange: (value: FieldValue) => void };

/** A labelled field of a modal. */
export function ModalField(props: Props) {
  const { label, description, component } = props.field;
  const id = useId();
  const required = component.type !== ComponentType.Checkbox && component.required !== false;
  return (
    <div class="field">
      <label id={`${id}-label`} for={id}>
        {label}
        {required && <span class="required">{words.required}</span>}
      </label>
      {description && (
        <p class="hint" id={`${id}-hint`}>
          {description}
        </p>
      )}
      <Input {...props} id={id} required={required} />
    </div>
  );
}

function Input({ field, value, onChange, id, required }: Props & { readonly id: string; readonly required: boolean }) {
  const { world } = useTable();
  const { component } = field;
  const described = field.description ? `${id}-hint` : undefined;
  switch (component.type) {
    case ComponentType.TextInput:
      return <TextField id={id} described={described} input={component} value={String(value)} required={required} onChange={onChange} />;
    case ComponentType.Checkbox:
      return (
        <input
          type="checkbox"
          id={id}
          aria-describedby={described}
          checked={value === true}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
      );
    case ComponentType.RadioGroup:
      return (
        <div role="radiogroup" aria-labelledby={`${id}-label`} aria-describedby={described} class="marks">
          {component.options.map((option) => (
            <MarkLine key={option.value} option={option}>
              <input
                type="radio"
                name={component.custom_id}
                required={required}
                checked={value === option.value}
                onChange={() => onChange(option.value)}
              />
            </MarkLine>
          ))}
        </div>
      );
    case ComponentType.CheckboxGroup: {
      const chosen = value as readonly string[];
      return (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would need the label inside of it.
        <div role="group" aria-labelledby={`${id}-label`} aria-describedby={described} class="marks">
          {component.options.map((option) => (
            <MarkLine key={option.value} option={option}>
              <input
                type="checkbox"
                checked={chosen.includes(option.value)}
                onChange={(event) =>
                  onChange(event.currentTarget.checked ? [...chosen, option.value] : chosen.filter((other) => other !== option.value))
                }
              />
            </MarkLine>
          ))}
        </div>
      );
    }
    case ComponentType.FileUpload:
      return <p class="unknown">{words.unknownPart}</p>;
    default:
      return (
        <Chooser
          id={id}
          label={component.placeholder ?? words.choose}
          labelledBy={`${id}-label`}
          options={optionsOf(component, world)}
          chosen={value as readonly string[]}
          {...boundsOf(component)}
          onChoose={onChange}
        />
      );
  }
}

type TextProps = {
  readonly id: string;
  readonly described: string | undefined;
  readonly input: APITextInputComponent;
  readonly value: string;
  readonly required: boolean;
  readonly onChange: (value: string) => void;
};

function TextField({ id, described, input, value, required, onChange }: TextProps) {
  const shared = {
    id,
    value,
    required,
    placeholder: input.placeholder,
    minLength: input.min_length,
    maxLength: input.max_length ?? 4000,
    'aria-describedby': described,
  };
  if (input.style === TextInputStyle.Paragraph)
    return <textarea rows={4} {...shared} onInput={(event) => onChange(event.currentTarget.value)} />;
  return <input type="text" autocomplete="off" {...shared} onInput={(event) => onChange(event.currentTarget.value)} />;
}

function MarkLine({
  option,
  children,
}: {
  readonly option: Pick<APICheckboxGroupOption, 'label' | 'description'>;
  readonly children: preact.ComponentChildren;
}) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is the child.
    <label class="mark">
      {children}
      <span>
        {option.label}
        {option.description && <span class="hint">{option.description}</span>}
      </span>
    </label>
  );
}
