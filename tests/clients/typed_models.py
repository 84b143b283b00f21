"""Types of pydantic, msgspec and LangChain, as programs have them: for `typed_client.py`."""

import datetime
import decimal
import enum
import ipaddress
import uuid
from typing import Annotated, Any, Generic, Literal, NamedTuple, Optional, TypeVar, Union

import msgspec
import pydantic
from langchain_core.tools import tool
from langchain_core.utils.function_calling import convert_to_openai_tool
from pydantic import BaseModel, Field
from typing_extensions import TypedDict

Short = Annotated[str, Field(min_length=1, max_length=20)]


class Color(enum.Enum):
    RED = "red"
    GREEN = "green"


class Level(enum.IntEnum):
    LOW = 1
    HIGH = 2


class Address(BaseModel):
    street: Short
    zip: Annotated[str, Field(pattern=r"^\d{5}$")]
    country: Annotated[str, Field(pattern="^[A-Z]{2}$")] = "DE"


class Person(BaseModel):
    name: Short
    age: Annotated[int, Field(ge=0, le=120)]
    email: Annotated[pydantic.EmailStr, Field(max_length=60)]
    address: Address | None


class Cat(BaseModel):
    kind: Literal["cat"]
    lives: Annotated[int, Field(gt=0, lt=10)]


class Dog(BaseModel):
    kind: Literal["dog"]
    good: bool


class Owner(BaseModel):
    pet: Annotated[Cat | Dog, Field(discriminator="kind")]


class Tree(BaseModel):
    value: Annotated[int, Field(ge=0, le=9)]
    children: Annotated[list["Tree"], Field(max_length=2)]


class Chain(BaseModel):
    name: Short
    next: Optional["Chain"]


class Event(BaseModel):
    id: uuid.UUID
    on: datetime.date
    at: datetime.time
    when: pydantic.AwareDatetime
    takes: datetime.timedelta


class Hosts(BaseModel):
    v4: ipaddress.IPv4Address
    v6: ipaddress.IPv6Address
    any: pydantic.IPvAnyAddress
    network: ipaddress.IPv4Network
    networks: Annotated[list[ipaddress.IPv6Network], Field(min_length=1, max_length=2)]
    interface: pydantic.IPvAnyInterface


class Links(BaseModel):
    page: pydantic.HttpUrl
    other: pydantic.AnyUrl
    short: Annotated[pydantic.AnyUrl, Field(max_length=60)]


class Ids(BaseModel):
    one: pydantic.UUID1
    four: pydantic.UUID4
    seven: pydantic.UUID7


class Account(BaseModel):
    model_config = pydantic.ConfigDict(extra="forbid")
    balance: Annotated[float, Field(ge=0, le=1000, multiple_of=0.5)]
    level: Level
    colors: Annotated[list[Color], Field(min_length=1, max_length=3)]
    password: pydantic.SecretStr


# of a decimal as text the type says nothing but that it is a text
Text = pydantic.WithJsonSchema({"type": "string", "format": "decimal", "maxLength": 12})


class Money(BaseModel):
    price: Annotated[decimal.Decimal, Text]


class Shape(BaseModel):
    point: tuple[int, int]
    tags: Annotated[set[Short], Field(min_length=1, max_length=2)]
    pairs: Annotated[dict[Annotated[str, Field(max_length=5)], int], Field(max_length=2)]


class Aliased(BaseModel):
    from_: Annotated[Short, Field(alias="from")]
    class_: Annotated[int, Field(alias="class", ge=0)]


T = TypeVar("T")


class Page(BaseModel, Generic[T]):
    items: Annotated[list[T], Field(max_length=2)]
    total: pydantic.NonNegativeInt


class Step(BaseModel):
    explanation: Short
    output: Short


class Reasoning(BaseModel):
    steps: Annotated[list[Step], Field(min_length=1, max_length=2)]
    answer: Short


class Add(BaseModel):
    op: Literal["+"]
    left: Union["Add", "Number"]
    right: "Number"


class Number(BaseModel):
    op: Literal["n"]
    n: Annotated[int, Field(ge=0, le=99)]


class Weather(TypedDict):
    city: str
    unit: Literal["C", "F"]


class Place(NamedTuple):
    lat: Annotated[float, Field(ge=-90, le=90)]
    lon: Annotated[float, Field(ge=-180, le=180)]


PYDANTIC = {
    "Address": Address,
    "Person": Person,
    "Owner": Owner,
    "Tree": Tree,
    "Chain": Chain,
    "Event": Event,
    "Hosts": Hosts,
    "Links": Links,
    "Ids": Ids,
    "Account": Account,
    "Money": Money,
    "Shape": Shape,
    "Aliased": Aliased,
    "Page[Step]": Page[Step],
    "Reasoning": Reasoning,
    "Add": Add,
    "Weather": Weather,
    "Place": Place,
    "cat or dog": Cat | Dog,
    "list of people": Annotated[list[Person], Field(min_length=1, max_length=1)],
    "optional date": datetime.date | None,
    "number or text": int | Short | None,
    "byte string": pydantic.Base64Bytes,
    "pattern": Annotated[str, Field(pattern=r"^[a-z]+(-[a-z]+)*$", max_length=12)],
    "flags": dict[Literal["a", "b"], bool],
}


def adapter(type_):
    return pydantic.TypeAdapter(type_)


class Coin(msgspec.Struct):
    name: Annotated[str, msgspec.Meta(min_length=1, max_length=12)]
    value: Annotated[int, msgspec.Meta(ge=1, le=200)]


class Circle(msgspec.Struct, tag="circle"):
    radius: Annotated[float, msgspec.Meta(gt=0, le=100)]


class Box(msgspec.Struct, tag="box", forbid_unknown_fields=True):
    sides: tuple[int, int, int]


class Node(msgspec.Struct):
    label: Annotated[str, msgspec.Meta(pattern="^[a-z]{1,8}$")]
    below: Annotated[list["Node"], msgspec.Meta(max_length=2)]


class Log(msgspec.Struct, rename="camel"):
    logged_at: Annotated[datetime.datetime, msgspec.Meta(tz=True)]
    on_day: datetime.date
    time_of_day: Annotated[datetime.time, msgspec.Meta(tz=True)]
    request_id: uuid.UUID


class Blob(msgspec.Struct):
    data: Annotated[bytes, msgspec.Meta(max_length=12)]
    level: Level
    color: Color | None


class Pair(msgspec.Struct, array_like=True):
    key: Annotated[str, msgspec.Meta(max_length=8)]
    value: int | None


MSGSPEC = {
    "Coin": Coin,
    "Circle or Box": Circle | Box,
    "Node": Node,
    "Log": Log,
    "Blob": Blob,
    "Pair": Pair,
    "coins": Annotated[list[Coin], msgspec.Meta(min_length=1, max_length=2)],
    "literal": Literal[1, 2, "three"],
    "counts": Annotated[dict[str, Annotated[int, msgspec.Meta(ge=0)]], msgspec.Meta(max_length=2)],
}


@tool
def weather(city: Short, unit: Literal["C", "F"] = "C") -> str:
    """The weather of a city."""
    return city + unit


@tool
def book(day: datetime.date, seats: Annotated[int, Field(ge=1, le=8)]) -> str:
    """Books a table."""
    return f"{day} {seats}"


@tool
def notify(person: Person, urgent: bool) -> str:
    """Sends a message."""
    return f"{person} {urgent}"


@tool
def draw(color: Color, points: Annotated[list[Place], Field(min_length=1, max_length=2)]) -> str:
    """Draws a line."""
    return f"{color} {points}"


@tool
def adopt(pet: Cat | Dog, page: pydantic.HttpUrl) -> str:
    """Adopts an animal."""
    return f"{pet} {page}"


@tool
def plan(steps: Annotated[list[Step], Field(min_length=1, max_length=2)]) -> str:
    """Plans a trip."""
    return f"{steps}"


def tools() -> dict[str, tuple[dict, Any]]:
    """Tools as LangChain writes them, with what reads their arguments."""
    return {
        function.name: (convert_to_openai_tool(function), function.args_schema.model_validate_json)
        for function in (weather, book, notify, draw, adopt, plan)
    }
